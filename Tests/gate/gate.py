#!/usr/bin/env python3
"""Everything that is checked before a change counts as good, one line for each step.

    gate.py [STEP …]      all steps in their order, or those named; --list tells them

A step prints what it found and how long it took; one that fails prints its failing lines too. All that was
printed is kept in .build/check/STEP.log. Exit 0: all passed; 1: something did not.

Needs python3 and its standard library, swift and git, on Linux. Each sanitizer, and the coverage, has a build
folder of its own under .build: the first run builds the package five times, the next ones what has changed.
"""
import argparse, os, re, resource, shutil, subprocess, sys, time
from pathlib import Path

sys.dont_write_bytecode = True
import coverage

PACKAGE = Path(__file__).resolve().parents[2]
LOGS = PACKAGE / ".build/check"
BENCH = ".build/release/bench"
RELEASE = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--quiet", "--product"]
FAILING = re.compile(r"✘ Test|Fatal error|error:|ERROR: (Address|Leak)Sanitizer|WARNING: ThreadSanitizer|SURVIVED"
                     r"|violated|crashed|OVER|^SUMMARY|\[[A-Z]\w+\]$")

# Where memory is handled by hand (C libraries, unsafe bytes), and what is pure beside it. The talks are left
# out: learning the words takes an instrumented program a quarter of an hour, and they hold no pointer.
ADDRESS = r"^(Values|Documents|Kitchen|Cooklang|Catalogue|Page|Planning|Store|Hassil|Transcripts|Talk)Tests\."
# Where there is more than one thread: two talks and two openings on one file, caches, locks.
THREAD = r"^StoreTests\."


class Failed(Exception):
    pass


def run(step, command, also=None, **environment):
    """Runs a command, keeps all it prints in the step's log, and gives it; throws where it fails."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{step}.log"
    with log.open("a") as out:
        status = subprocess.run(command, cwd=PACKAGE, stdout=out, stderr=subprocess.STDOUT,
                                env=dict(os.environ, SWIFT_BACKTRACE="enable=no", **environment)).returncode
    text = log.read_text(errors="replace")
    if status and status != also: raise Failed(text)
    return status, text


def tests(text):
    """The last line of a test run: how many there were."""
    found = re.findall(r"Test run with (\d+) tests in (\d+) suites passed", text)
    if not found: raise Failed(text)
    return f"{found[-1][0]} tests in {found[-1][1]} suites"


def lint():
    run("format", ["swift", "format", "lint", "-r", "--strict", "Sources", "Tests"])
    return "nothing to mend"


def long_tests():
    run("tests", ["swift", "build", "--build-tests", "--quiet"])
    return tests(run("tests", ["swift", "test", "--skip-build"], SOUS_LONG="1")[1])


def sanitized(name, filter, **options):
    folder = ["--scratch-path", f".build/{name}", f"--sanitize={name}"]
    run(name, ["swift", "build", "--build-tests", "--quiet", *folder])
    return tests(run(name, ["swift", "test", "--skip-build", "--disable-xctest", *folder, "--filter", filter],
                     **options)[1])


def covered():
    folder, profiles = ["--scratch-path", ".build/coverage", "--enable-code-coverage"], LOGS / "profiles"
    shutil.rmtree(profiles, ignore_errors=True)
    profiles.mkdir(parents=True)
    run("coverage", ["swift", "build", "--build-tests", "--quiet", *folder])
    found = tests(run("coverage", ["swift", "test", "--skip-build", *folder], SOUS_PROFILES=str(profiles))[1])
    rooms, core = coverage.measured(coverage.exported(PACKAGE / ".build/coverage/debug", profiles), PACKAGE)
    for line in coverage.told(rooms): print(f"      {line}")
    if core < coverage.LEAST: raise Failed(f"error: {core:.1f} % of the core's lines; {coverage.LEAST} % is the least")
    return f"{core:.1f} % of the core's lines; {found}"


def bench(step, *arguments):
    for product in ["sous", "bench"]: run(step, [*RELEASE, product])
    return run(step, [BENCH, *arguments])[1]


def crash():
    return [line for line in bench("crash", "crash", "300").splitlines() if line.startswith("kills")][-1]


def fuzz():
    text = bench("fuzz", "fuzz", "1000000", "20000")
    return "; ".join(line for line in text.splitlines() if re.match(r"(lines read|turns): .* in \d", line))


def mutants():
    # Other mistakes with every commit, and the same ones again from the same commit.
    seed = subprocess.run(["git", "rev-list", "--count", "HEAD"], cwd=PACKAGE, capture_output=True, text=True)
    command = ["python3", "Tests/mutants/mutants.py", "-n", "6", "--seed", seed.stdout.strip() or "1",
               "--work", ".build/mutants"]
    return run("mutants", command)[1].splitlines()[-1]


def aims():
    """A missed aim is measured once more; missed again it fails, unless others kept the machine busy."""
    for product in ["sous", "bench"]: run("bench", [*RELEASE, product])
    for _ in range(2):
        before, (busy, own) = time.monotonic(), work()
        status, text = run("bench", [BENCH], also=1)
        others = ((work()[0] - busy) - (work()[1] - own)) / (time.monotonic() - before)
        if not status: return "every aim is met"
    missed = [line.split("  ")[0] for line in text.splitlines() if line.endswith("OVER")]
    if others < 0.25: raise Failed(text)
    return f"NOT JUDGED: others used {others:.1f} cores; missed meanwhile: " + ", ".join(sorted(set(missed)))


def work():
    """Seconds of work of the whole machine, and of what was started here."""
    ticks = [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:8]]
    mine = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK"), mine.ru_utime + mine.ru_stime


STEPS = {
    "format": lint,
    "tests": long_tests,
    "address": lambda: sanitized("address", ADDRESS,
                                 LSAN_OPTIONS=f"suppressions={PACKAGE}/Tests/gate/leaks.txt:print_suppressions=0"),
    "thread": lambda: sanitized("thread", THREAD, TSAN_OPTIONS="halt_on_error=1"),
    "coverage": covered,
    "crash": crash,
    "fuzz": fuzz,
    "mutants": mutants,
    "bench": aims,
}


def main():
    words = argparse.ArgumentParser(description="Everything that is checked, one line for each step.")
    words.add_argument("steps", nargs="*", metavar="STEP", help=" ".join(STEPS))
    words.add_argument("--list", action="store_true", help="only tells the steps")
    given = words.parse_args()
    if given.list: return print(*STEPS)
    unknown = [step for step in given.steps if step not in STEPS]
    if unknown: words.error(f"no step is called {unknown[0]}: there are {', '.join(STEPS)}")
    begun, failed = time.monotonic(), []
    for step in [step for step in STEPS if step in (given.steps or STEPS)]:
        (LOGS / f"{step}.log").unlink(missing_ok=True)
        start = time.monotonic()
        try:
            mark, found = "ok  ", STEPS[step]()
        except Failed as failure:
            failed.append(step)
            lines = [line[:300] for line in str(failure).splitlines() if FAILING.search(line)]
            lines = lines[:20] or str(failure).splitlines()[-10:]
            mark, found = "FAIL", f"see .build/check/{step}.log\n" + "\n".join(f"      {line}" for line in lines)
        print(f"{mark}  {step:<9} {time.monotonic() - start:5.0f} s  {found}", flush=True)
    print(f"{'Failed: ' + ', '.join(failed) if failed else 'All passed'}, {time.monotonic() - begun:.0f} s in all")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
