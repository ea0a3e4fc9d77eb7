"""The cheapest week under the planner's rules, solved apart from it with HiGHS, beside the one the planner finds.

Usage: optimum.py FOLDER [SECONDS]. FOLDER holds the problems "bench optimum FOLDER N" wrote: one JSON file each, with what the
planner found. Needs highspy from PyPI. Prints a line for each and the sums; exits with 1 where the aim is missed.
"""
import json
import math
import pathlib
import sys

import highspy


class Model:
    """A mixed-integer programme, grown a column and a row at a time."""

    def __init__(self, seconds):
        self.solver = highspy.Highs()
        self.solver.setOptionValue("output_flag", False)
        self.solver.setOptionValue("time_limit", float(seconds))
        self.solver.setOptionValue("mip_rel_gap", 0.0)
        self.count = 0

    def column(self, cost=0.0, most=1.0, whole=True):
        self.solver.addCol(cost, 0.0, most, 0, [], [])
        if whole:
            self.solver.changeColIntegrality(self.count, highspy.HighsVarType.kInteger)
        self.count += 1
        return self.count - 1

    def row(self, least, most, terms):
        sums = {}
        for column, factor in terms:
            sums[column] = sums.get(column, 0.0) + factor
        self.solver.addRow(least, most, len(sums), list(sums.keys()), list(sums.values()))

    def solve(self):
        self.solver.run()
        info = self.solver.getInfo()
        proved = self.solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return info.objective_function_value, info.mip_dual_bound, proved


def cheapest(problem, seconds):
    model = Model(seconds)
    endless = highspy.kHighsInf
    dishes, days = problem["dishes"], problem["days"]
    chosen = {}
    for evening, places in enumerate(problem["evenings"]):
        for dish in places:
            chosen[evening, dish] = model.column()
        model.row(1, 1, [(chosen[evening, dish], 1) for dish in places])
    for dish in range(len(dishes)):
        columns = [column for (_, other), column in chosen.items() if other == dish]
        if len(columns) > 1:
            model.row(0, 1, [(column, 1) for column in columns])
    kinds = ["protein"] + (["cuisine"] if problem["hasCuisineRules"] else [])
    for kind in kinds:
        for value in {dish[kind] for dish in dishes}:
            on = [
                [chosen[e, d] for d in places if dishes[d][kind] == value]
                for e, places in enumerate(problem["evenings"])
            ]
            for e in range(len(days) - 1):
                if days[e + 1] == days[e] + 1:
                    model.row(0, 1, [(c, 1) for c in on[e] + on[e + 1]])
            # Three times in seven days at most for a cuisine, four times in fourteen for a protein.
            window, most = (7, 3) if kind == "cuisine" else (15, 4)
            for first in range(len(days)):
                inside = [c for e in range(len(days)) if 0 <= days[e] - days[first] < window for c in on[e]]
                if inside:
                    model.row(0, most, [(c, 1) for c in inside])
        if len(days) >= 5:
            used = []
            for value in {dish[kind] for dish in dishes}:
                flag = model.column()
                columns = [c for (_, d), c in chosen.items() if dishes[d][kind] == value]
                model.row(-endless, 0, [(flag, 1)] + [(c, -1) for c in columns])
                used.append(flag)
            model.row(3, endless, [(flag, 1) for flag in used])
    for number, food in enumerate(problem["foods"]):
        uses = [use for use in problem["uses"] if use["food"] == number]
        if uses:
            buy(model, food, uses, chosen)
    return model.solve()


def buy(model, food, uses, chosen):
    """What the till says for one food: whole packages of one size for each way it is measured."""
    endless = highspy.kHighsInf
    offers = food["offers"]
    takes = [chosen[use["evening"], use["dish"]] for use in uses]
    cheapest = min((offer["cents"] for offer in offers), default=food["medianCents"])
    if not offers:
        flag = model.column(cost=cheapest)
        for column in takes:
            model.row(0, endless, [(flag, 1), (column, -1)])
        return
    measured = []
    for meeting in {use["meeting"] for use in uses if use.get("meeting")}:
        own = [use for use in uses if use.get("meeting") == meeting]
        fitting = [offer for offer in offers if meeting in offer["packagesPerUnit"]]
        measured += [chosen[use["evening"], use["dish"]] for use in own]
        if not fitting:
            flag = model.column(cost=cheapest)
            for use in own:
                model.row(0, endless, [(flag, 1), (chosen[use["evening"], use["dish"]], -1)])
            continue
        most = sum(sorted((use["amount"] for use in own), reverse=True)[:28])
        sizes, counts = [], []
        for offer in fitting:
            rate = offer["packagesPerUnit"][meeting]
            bound = max(1, math.ceil(most * rate))
            count = model.column(cost=offer["cents"], most=bound)
            size = model.column()
            model.row(-endless, 0, [(count, 1), (size, -bound)])
            sizes.append(size)
            counts.append((count, 1 / rate))
        model.row(0, 1, [(size, 1) for size in sizes])
        need = [(chosen[use["evening"], use["dish"]], -use["amount"]) for use in own]
        model.row(-1e-7, endless, counts + need)
    words = [chosen[use["evening"], use["dish"]] for use in uses if not use.get("meeting")]
    if words:
        flag = model.column(cost=cheapest, whole=False)
        for column in words:
            model.row(0, endless, [(flag, 1), (column, -1)] + [(other, 1) for other in measured])


def main():
    folder = pathlib.Path(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    gaps = []
    for file in sorted(folder.glob("*.json")):
        problem = json.loads(file.read_text())
        best, bound, proved = cheapest(problem["problem"], seconds)
        found = problem["foundCents"]
        least = best if proved else bound
        gap = found / least - 1
        gaps.append(gap)
        state = "proved" if proved else f"bound {bound:.0f}"
        print(f"{file.stem}: evenings {len(problem['problem']['days'])}, found {found}, best {best:.0f} ({state}), gap {gap:.2%}", flush=True)
    gaps.sort()
    mean = sum(gaps) / len(gaps)
    high = gaps[min(len(gaps) - 1, math.ceil(len(gaps) * 0.95) - 1)]
    print(f"{len(gaps)} weeks: mean gap {mean:.2%}, 95th of a hundred {high:.2%}, worst {gaps[-1]:.2%}")
    sys.exit(0 if mean <= 0.005 and high <= 0.01 else 1)


main()
