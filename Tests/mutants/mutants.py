#!/usr/bin/env python3
"""Makes small mistakes in a copy of the sources, one at a time, and tells which of them no test notices.

    mutants.py [-n 24] [--seed 1]    draws mistakes ("mutants") and runs the tests on each
    mutants.py --list known.json     runs given ones: [{"path": …, "old": text there once, "new": …}, …]

Needs python3 and its standard library, git and swift, on Linux. The package is not touched: all happens in a
copy of what git knows or would add, in a temporary folder, or in --work, which is kept for a shorter build.

Where: one mutant in every folder of Sources/Rooms, the others in the other targets, in proportion
to the places each has. For each folder first the kind is drawn, then the place:
    comparison   < for <=, == for !=                 drop        a lone call or assignment is left out
    integer      a limit or a default is one off     return      a function returns at once, with nothing
    negate       a clause of an if or a guard        exchange    first for last, min for max
    logic        && for ||                           arithmetic  + for -
Never in comments, texts, preconditions, logging, sorting, hashing, capacities, generated files and tools.

How: one build holds all mutants, each behind a switch: `a < b` becomes `a <→ b`, an operator of its own,
which is `<=` while mutant 2 is on. Places where that does not compile show in the compiler's error lines and
are drawn again. The switch is a file in the copy and no environment variable, because tests also start the
built program, in an environment of its own. Then the copy gets its sources back, for tests that read them.
All tests must pass with no mutant on. For each mutant its own target's tests run, then all, up to the first
failure. A run that needs twice the processor time of the first hangs, and is caught; so does one that takes
five times as long, which is said, as a busy machine may be the reason.

Prints a line a mutant and a sum. Exit 0: all were caught; 1: one survived; 2: it could not be done.
"""
import argparse, json, os, random, re, resource, shutil, signal, subprocess, sys, tempfile, threading, time
from collections import defaultdict
from pathlib import Path

sys.dont_write_bytecode = True
from places import STATEMENT, SWAPS, Mutant, home, sites

PACKAGE = Path(__file__).resolve().parents[2]
TOOLS = {"bench"}
ROUNDS = 15  # of building; in the last three nothing is drawn any more


def draw(count, seed):
    """The mutants to begin with, and a function that draws another in place of one, or None."""
    chance, folders, taken = random.Random(seed), defaultdict(lambda: defaultdict(list)), []
    for file in sorted(PACKAGE.glob("Sources/*/**/*.swift")):
        path, text = file.relative_to(PACKAGE).as_posix(), file.read_text()
        if path.split("/")[1] in TOOLS or text.startswith("// Generated"): continue
        for site in sites(path, text): folders[home(path)][site.kind].append(site)

    def another(folder):
        kinds = folders[folder]
        while any(kinds.values()):
            places = kinds[chance.choice(sorted(kind for kind in kinds if kinds[kind]))]
            site = places.pop(chance.randrange(len(places)))
            if not any(site.meets(other) for other in taken):
                taken.append(site)
                return site

    in_rooms = sorted(folder for folder in folders if folder.startswith("Sources/Rooms/"))
    wanted = in_rooms if len(in_rooms) <= count else chance.sample(in_rooms, count)
    rest = count - len(wanted)
    row = [folder for folder in sorted(folders) if folder not in in_rooms  # as often as it has places
           for places in folders[folder].values() for _ in places]
    wanted += [row[int((step + chance.random()) * len(row) / rest)] for step in range(rest)]
    return [site for site in map(another, wanted) if site], lambda site: another(home(site.path))


def listed(file):
    """The mutants of a list, each narrowed to the operator, number or statement that differs."""
    for entry in json.loads(Path(file).read_text()):
        path, old, new = entry["path"], entry["old"], entry["new"]
        text = (PACKAGE / path).read_text() if (PACKAGE / path).exists() else ""
        if text.count(old) != 1: fail(f"{path}: “{old}” stands there {text.count(old)} times, not once")
        before, after = (re.findall(r"\w+|[^\w\s]+|\s+", one) for one in (old, new))
        first = len(os.path.commonprefix([before, after]))
        last = len(os.path.commonprefix([before[first:][::-1], after[first:][::-1]]))
        less, more = ("".join(words[first:len(words) - last]) for words in (before, after))
        start = text.index(old)
        if SWAPS.get(less) == more or less.isdigit() and more.isdigit() or STATEMENT.match(less):
            start, old, new = start + len("".join(before[:first])), less, more
        yield Mutant(path, start, start + len(old), new, "listed", text)


class Copy:
    """The package in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder.resolve()
        listing = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], cwd=PACKAGE, check=True,
                                 capture_output=True, text=True).stdout.split("\0") + ["Package.resolved"]
        names = {name for name in listing if name and (PACKAGE / name).is_file()}
        for file in [*self.folder.glob("Sources/**/*.swift"), *self.folder.glob("Tests/**/*.swift")]:
            if file.relative_to(self.folder).as_posix() not in names: file.unlink()
        self.changed = set()  # the files that mutants are in
        for name in sorted(names - {"Package.swift"}): self.write(name, (PACKAGE / name).read_bytes())
        text = (PACKAGE / "Package.swift").read_text()  # a mutant may well earn a warning
        self.write("Package.swift", re.sub(r" *\.treatAllWarnings\(as: \.error\),?", "", text).encode())
        values = "".join(file.read_text() for file in PACKAGE.glob("Sources/Values/**/*.swift"))
        self.sums = set.intersection(*(set(re.findall(
            rf"static func {sign} \(\w+: (\w+), \w+: (\w+)\) -> (\w+)", values)) for sign in (r"\+", "-")))

    def write(self, name, data):
        """Only what differs, so that a build does no more than it must."""
        file = self.folder / name
        if file.is_file() and file.read_bytes() == data: return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)

    def build(self, mutants):
        """Builds with these; returns those that do not compile."""
        files, targets, places = defaultdict(list), defaultdict(list), defaultdict(list)
        now = {mutant.path for mutant in mutants} | {switch(mutant) for mutant in mutants}
        self.restore(self.changed - now)
        self.changed = now
        for mutant in sorted(mutants, key=lambda mutant: mutant.start): files[mutant.path].append(mutant)
        for path, here in files.items():
            done, made = 0, ""
            for mutant in here:
                shown, says = mutant.schema(self.sums)
                made += mutant.text[done:mutant.start]
                line, done = made.count("\n") + 1, mutant.end
                made += shown
                places[path].append((line, made.count("\n") + 1, mutant))
                targets[switch(mutant)].append((mutant, says))
            self.write(path, (made + here[0].text[done:]).encode())
        for path, here in targets.items():
            lines = ["import Glibc" + ("" if "/Values/" in path else "; import Values"),
                     f'private let on = (1...999).first {{ access("{self.folder}/on/\\($0)", F_OK) == 0 }}',
                     "package func mutantIsOn(_ number: Int) -> Bool { number == on }"]
            for mutant, says in here:
                lines.append(says)
                places[path].append((len(lines), len(lines), mutant))
            self.write(path, "\n".join(lines + [""]).encode())
        run = subprocess.run(["nice", "swift", "build", "--build-tests"], cwd=self.folder, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        bad = []
        for path, line in re.findall(r"^(/.*?\.swift):(\d+):\d+: error: ", run.stdout, re.M):
            here, line = places[os.path.relpath(path, self.folder)], int(line)
            near = min(here, key=lambda place: max(place[0] - line, line - place[1], 0), default=None)
            if near and near[2] not in bad: bad.append(near[2])
        return bad if bad or run.returncode == 0 else fail("The copy does not build:\n" + run.stdout[-3000:])

    def restore(self, paths):
        """The old sources again."""
        for path in paths:
            if (PACKAGE / path).is_file(): self.write(path, (PACKAGE / path).read_bytes())
            else: (self.folder / path).unlink(missing_ok=True)

    def test(self, number, seconds, work, only=None):
        """Runs the tests with that mutant on, so long and for so much processor time at most. Returns what
        failed first, or None.
        """
        for name in ("on", "tmp"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
            (self.folder / name).mkdir()
        (self.folder / "on" / str(number)).touch()
        words = ["nice", "swift", "test", "--skip-build", "--disable-xctest"]
        words += ["--filter", only] if only else []
        kept = {"TMPDIR": str(self.folder / "tmp"), "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"}
        bounds = lambda: (resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30)),
                          resource.setrlimit(resource.RLIMIT_CPU, (int(work), int(work))))
        run = subprocess.Popen(words, cwd=self.folder, env=os.environ | kept, preexec_fn=bounds, text=True,
                               errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               start_new_session=True)
        hung = threading.Event()
        clock = threading.Timer(seconds, lambda: (hung.set(), end(run.pid)))
        clock.start()
        try:
            issues = (line for line in run.stdout if re.match("✘ .*(recorded an issue| failed after )", line))
            failed = next(issues, None) or (f"exit {run.returncode}" if run.wait() else None)
            return "too slow" if hung.is_set() else failed
        finally:
            clock.cancel()
            end(run.pid)
            run.wait()


def switch(mutant):
    """The file with the switch of a target's mutants, and with what they declare."""
    return f"{mutant.folder}/Mutants.swift"


def end(session):
    """Ends what is left of a run; programs started by tests are in its session, though not in its group."""
    for process in map(int, filter(str.isdigit, os.listdir("/proc"))):
        try:
            if os.getsid(process) == session: os.kill(process, signal.SIGKILL)
        except OSError: pass


def work_done():
    """Processor time of all that ran so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def fail(why):
    print(why, file=sys.stderr)
    sys.exit(2)


def run_all(copy, mutants, another):
    """Builds and tests; returns how many survived."""
    tell = lambda text: print(text, file=sys.stderr, flush=True)
    count = 0
    for turn in range(1, ROUNDS + 1):
        for mutant in mutants:
            if not mutant.number: mutant.number = count = count + 1
        tell(f"Building {len(mutants)} mutants, round {turn}.")
        bad = copy.build(mutants)
        if not bad: break
        for mutant in bad: tell(f"  does not compile: {mutant}")
        if not another or turn == ROUNDS: fail("So it can't be done.")
        new = [site for site in map(another, bad) if site] if turn < ROUNDS - 3 else []
        mutants = [mutant for mutant in mutants if mutant not in bad] + new
    copy.restore(copy.changed)
    tell("All tests, with no mutant on.")
    before = work_done()
    begun, survived = time.monotonic(), 0
    failed = copy.test(0, 7200, 7200)
    if failed: fail(f"The tests must pass before any mutant is on: {failed}")
    limits = 60 + 5 * (time.monotonic() - begun), 60 + 2 * (work_done() - before)
    for mutant in mutants:
        begun, own = time.monotonic(), f"{mutant.folder.split('/')[1]}Tests"
        has_own = (PACKAGE / "Tests" / own).is_dir()
        failed = has_own and copy.test(mutant.number, *limits, f"^{own}\\.")
        failed = failed or copy.test(mutant.number, *limits)
        survived += not failed
        verdict = "caught  " if failed else "SURVIVED"
        slow = ", too slow" if failed == "too slow" else ""
        print(f"{verdict}  {mutant}  ({time.monotonic() - begun:.0f} s{slow})", flush=True)
    print(f"{len(mutants)} drawn, {len(mutants) - survived} caught, {survived} survived")
    return survived


def main():
    words = argparse.ArgumentParser(description="Makes small mistakes and tells which no test notices.")
    words.add_argument("-n", type=int, default=24, help="how many are drawn")
    words.add_argument("--seed", type=int, default=1, help="draws the same ones from the same sources")
    words.add_argument("--list", metavar="FILE", help="runs these instead: JSON of path, old and new")
    words.add_argument("--work", metavar="FOLDER", help="keeps the copy there; else it is removed in the end")
    words.add_argument("--dry-run", action="store_true", help="only tells what would be built first")
    given = words.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    drawn = (list(listed(given.list)), None) if given.list else draw(given.n, given.seed)
    if given.dry_run: return print(*drawn[0], sep="\n")
    folder = Path(given.work or tempfile.mkdtemp(prefix="sous-mutants-"))
    try:
        sys.exit(1 if run_all(Copy(folder), *drawn) else 0)
    finally:
        if not given.work: shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
