#!/usr/bin/env python3
"""Compares what a program reads of labelled ingredient lines with their labels.

    score.py FILE.jsonl PROGRAM [ARGUMENT …] [--show]

PROGRAM gets the lines on standard input and prints one JSON object a line: amounts, name, or, optional. Prints how
many lines have all amounts and units right, the name right, the alternatives right, and a number where none was
said. --show prints the lines that went wrong: never for a frozen file.
"""
import json, subprocess, sys
from fractions import Fraction

arguments = [a for a in sys.argv[1:] if a != "--show"]
show = "--show" in sys.argv
rows = [json.loads(line) for line in open(arguments[0])]
said = subprocess.run(arguments[1:], input="".join(r["line"] + "\n" for r in rows), capture_output=True, text=True)
heard = [json.loads(line) for line in said.stdout.splitlines()]
assert len(heard) == len(rows), f"{len(rows)} lines, {len(heard)} answers; {said.stderr[:300]}"


def number(text):
    if text is None: return None
    if isinstance(text, float): return Fraction(text).limit_denominator(1000)
    whole, *rest = str(text).split(" ")
    return Fraction(whole) + sum(Fraction(r) for r in rest)


def exact(a): return Fraction(a["n"], a["d"]) if a.get("n") is not None else number(a["quantity"])


def holds(h): return h and (number(h["quantity"]), number(h.get("to")), h["unit"])


def amounts(row):
    found = [(exact(a), number(a["to"]), a["unit"], holds(a["holds"]), a["role"]) for a in row["amounts"]]
    return [a for a in found if a[0] is not None or a[2] is not None]


def plain(name): return " ".join(str(name).lower().replace("’", "'").replace("&amp;", "&").strip(" .,;").split())


def names(row): return {plain(n) for n in [row["name"], *row["name_ok"]]}


table = {}
invented = none = 0
for row, got in zip(rows, heard):
    right = {
        "amount": amounts(row) == amounts(got), "name": plain(got["name"]) in names(row),
        "or": [plain(n) for n in row["or"]] == [plain(n) for n in got.get("or", got.get("alternatives"))], "optional": row["optional"] == got["optional"],
        "size": [a["size"] for a in row["amounts"] if a["quantity"]] == [a["size"] for a in got["amounts"] if a["quantity"]],
    }
    if not any(a["quantity"] for a in row["amounts"]):
        none += 1
        invented += any(a["quantity"] for a in got["amounts"])
    tally = table.setdefault(row["style"], {key: [0, 0] for key in right})
    for key, good in right.items():
        tally[key][0] += good
        tally[key][1] += 1
    if show and not (right["amount"] and right["name"]):
        wrong = ",".join(k for k in ("amount", "name") if not right[k])
        print(f"{wrong}: {row['line']}\n    wanted {[tuple(map(str, a)) for a in amounts(row)] if not right['amount'] else ''} {sorted(names(row)) if not right['name'] else ''}"
              f"\n    read   {[tuple(map(str, a)) for a in amounts(got)] if not right['amount'] else ''} {got['name'] if not right['name'] else ''}")
keys = ["amount", "name", "or", "optional", "size"]
print(f"{'':14}{'lines':>6}" + "".join(f"{k:>10}" for k in keys))
total = {k: [0, 0] for k in keys}
for style, tally in table.items():
    print(f"{style:14}{tally['amount'][1]:6}" + "".join(f"{100 * tally[k][0] / tally[k][1]:9.1f} " for k in keys))
    for k in keys:
        for i in (0, 1): total[k][i] += tally[k][i]
print(f"{'in all':14}{total['amount'][1]:6}" + "".join(f"{100 * total[k][0] / total[k][1]:9.1f} " for k in keys))
print(f"invented numbers: {invented} in {none} lines that hold none")
