#!/usr/bin/env python3
"""Which share of the lines the tests run, told for each room.

    coverage.py FILE.json [--lines]    of a file llvm-cov exported; --lines tells the functions nobody ran, too
"""
import json, shutil, subprocess, sys
from collections import defaultdict
from pathlib import Path

LEAST = 90  # per cent of the core's lines
# The core is everything but the tools and the door: what is pure, what stores, and what puts them together.
NOT_CORE = {"sous", "bench"}


def exported(built, profiles):
    """What llvm-cov counts for the tests, and for the programs they started, whose counts are in `profiles`."""
    tool = lambda name: str(Path(shutil.which("swift")).resolve().parent / name)
    own, merged, file = built / "codecov/default.profdata", profiles / "all.profdata", profiles / "coverage.json"
    # A program that was killed leaves half a file, which is passed over.
    subprocess.run([tool("llvm-profdata"), "merge", "-sparse", "--failure-mode=all", "-o", str(merged), str(own),
                    *map(str, profiles.glob("*.profraw"))], check=True, stderr=subprocess.DEVNULL)
    command = [tool("llvm-cov"), "export", f"-instr-profile={merged}", str(built / "sousPackageTests.xctest"),
               "-object", str(built / "sous")]
    with file.open("w") as out: subprocess.run(command, check=True, stdout=out, stderr=subprocess.DEVNULL)
    return file


def measured(file, package):
    """Covered and counted lines by room, and the per cent of the core altogether."""
    rooms = defaultdict(lambda: [0, 0])
    for entry in json.loads(file.read_text())["data"][0]["files"]:
        try:
            place = Path(entry["filename"]).relative_to(package / "Sources").parts
        except ValueError:
            continue  # a dependency's, or a test's
        if place[0].startswith("C") and not entry["filename"].endswith(".swift"): continue
        lines, room = entry["summary"]["lines"], "/".join(place[:2 if place[0] == "Rooms" else 1])
        rooms[room][0] += lines["covered"]
        rooms[room][1] += lines["count"]
    core = [sums for room, sums in rooms.items() if room not in NOT_CORE]
    return rooms, 100 * sum(sums[0] for sums in core) / max(1, sum(sums[1] for sums in core))


def told(rooms, width=96):
    """"Values 98.1, …" in lines no longer than that, the least covered first."""
    parts = sorted((100 * covered / max(1, count), room) for room, (covered, count) in rooms.items())
    lines = [""]
    for share, room in parts:
        part = f"{room} {share:.1f}"
        if lines[-1] and len(lines[-1]) + len(part) + 2 > width: lines.append("")
        lines[-1] += (", " if lines[-1] else "") + part
    return lines


def gaps(file, package):
    """Functions no test ran: lines, place, and the mangled name."""
    for function in json.loads(file.read_text())["data"][0]["functions"]:
        name = function["filenames"][0]
        if function["count"] == 0 and name.startswith(str(package / "Sources")):
            first, last = function["regions"][0][0], function["regions"][0][2]
            yield last - first + 1, f"{Path(name).relative_to(package)}:{first}", function["name"]


def main():
    package = Path(__file__).resolve().parents[2]
    rooms, core = measured(Path(sys.argv[1]), package)
    print(*told(rooms), f"core {core:.1f} %", sep="\n")
    if "--lines" in sys.argv:
        for size, place, _ in sorted(set(gaps(Path(sys.argv[1]), package)), reverse=True): print(size, place)


if __name__ == "__main__":
    main()
