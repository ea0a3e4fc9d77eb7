#!/usr/bin/env python3
"""Says lines to Sous and compares what the kitchen holds before and after with what was said.

    effects.py [--program .build/release/sous] [--show] FILE.jsonl...

Each row of a file is one saying: {"id", "area", "home", "facts", "say", "said", "writer"}; `facts` is what is so,
`said` which of them the line tells (from 0). Only facts that a kitchen can hold are judged: who avoids what,
heads and guests of days, the household's size, ages, money, prices, and what is at home. Lines without one are
left out. A line is

    kept     every judged fact is in the kitchen, and nothing else was written
    honest   something is not kept, and the reply asks, refuses, or names what it left out
    silent   something is not kept, and the reply sounds as if it were
    wrong    something was written that nobody said

Prints a table by area; with --show also each line that is not kept (never for a frozen set).
Needs python3 and its standard library.
"""
import argparse, json, os, re, sqlite3, subprocess, sys, tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
NOW, TODAY = "2026-03-02T17:00", date(2026, 3, 2)
WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

# What a word of the situations may be kept as: kind and word, either the allergen, the diet or the food.
KEPT_AS = {
    "milk": "milk dairy-free", "eggs": "egg", "fish": "fish", "shellfish": "shellfish-free", "tree nuts": "tree-nut nut-free",
    "peanuts": "peanut", "wheat": "wheat", "soy": "soy", "sesame": "sesame", "gluten": "gluten-free",
    "lactose intolerance": "dairy-free milk", "coeliac disease": "gluten-free", "red meat": "beef lamb pork",
    "seafood": "fish shellfish-free mollusc", "spicy food": "chile", "cow's milk": "milk dairy-free", "egg whites": "egg",
    "onions": "onion", "olives": "olive", "mushrooms": "mushroom", "chickpeas": "chickpea", "kiwi": "kiwi",
    "strawberries": "strawberry", "nightshades": "nightshade", "raw tomatoes": "tomato raw", "cooked carrots": "carrot",
    "canned tomatoes": "tomato", "wine in sauces": "wine alcohol", "anything with bones": "bones", "MSG": "msg", "blue cheese": "blue-cheese",
    "pescatarian": "beef lamb pork chicken turkey",
}


def days_of(words):
    """The days that a situation's words mean, seen from Monday, March 2."""
    at = lambda *offsets: [TODAY + timedelta(offset) for offset in offsets]
    known = {
        "today": at(0), "tomorrow": at(1), "Monday of next week": at(7), "Thursday of next week": at(10),
        "the 14th": at(12), "March 20": at(18), "a week from Friday": at(11), "the weekend": at(5, 6),
        "Monday to Thursday": at(0, 1, 2, 3), "the day after tomorrow": at(2), "in ten days": at(10),
    }
    if words in known: return {str(day) for day in known[words]}
    if words in WEEK: return {str(TODAY + timedelta(WEEK.index(words)))}
    return None


def cents(words):
    """The sums in a situation's words, each in cents; empty where they are not exact."""
    if "some cents" in words: return []
    return sorted(round(float(number) * 100) for number in re.findall(r"\d+(?:\.\d+)?", words))


def years(words):
    """An age in whole years; a baby's months are years begun. None where it is neither."""
    if words.isdigit(): return int(words)
    months = re.fullmatch(r"(\d+) months", words)
    return int(months[1]) // 12 if months else None


class Kitchen:
    """What a kitchen file holds of what can be judged."""

    def __init__(self, path):
        db = sqlite3.connect(path)
        try:
            rows = lambda sql: db.execute(sql).fetchall()
            self.household = dict(zip(
                ["size", "guests", "budget", "weekday", "weekend", "leftovers"],
                (rows("SELECT size, guests, budget_cents, weekday_minutes, weekend_minutes, leftovers FROM household") or [(None, 0, None, 30, 90, "occasionally")])[0]))
            members = dict(rows("SELECT position, name FROM member"))
            self.members = set(members.values())
            self.avoids = {(None, word) for (word,) in rows("SELECT word FROM household_avoidance")}
            self.avoids |= {(members[member], word) for member, word in rows("SELECT member, word FROM member_avoidance")}
            self.ages = {(members[member], age) for member, age in rows("SELECT member, age FROM member_age")}
            self.evenings = {row[0]: row[1:] for row in rows("SELECT day, eaters, guests, is_out FROM evening_note")}
            self.spent = Counter(c for (c,) in rows("SELECT cents FROM spending"))
            self.prices = dict(rows("SELECT ingredient, cents FROM own_price"))
            self.fixed = set(rows("SELECT weekday, wants, recipe FROM fixed_dish"))
            self.stock = defaultdict(Fraction)
            for name, n, d in rows("SELECT name, numerator, denominator FROM pantry_item"): self.stock[name] += Fraction(n, d)
        finally:
            db.close()


def stem(word):
    word = word.lower().replace("-", " ")
    return " ".join(re.sub(r"(ies)$", "y", part) if part.endswith("ies") else re.sub(r"(?<=[^s])s$", "", part) for part in word.split())


def same_food(kept, said):
    if "tomato" in kept and said == "canned tomatoes": return True
    kept, said = stem(kept), stem(said)
    return kept == said or set(said.split()) <= set(kept.split()) or set(kept.split()) <= set(said.split())


def is_called(name, who):
    """Whether the kitchen's name is that person: "the speaker" is you, kin is "your …"."""
    if who == "everybody": return name is None
    # Nobody's name is known when somebody says "I": it is kept for the whole table.
    if name is None: return who == "the speaker"
    name, who = name.lower(), who.lower()
    if who == "the speaker": return name in {"you", "i", "me"}
    bare = re.sub(r"^(the|your|my|a|our) ", "", name)
    return bare == re.sub(r"^(the|my|a) ", "", who) or bare.rstrip("s") == who.rstrip("s")


def keeps(word, what):
    wanted = KEPT_AS.get(what, what)
    return word in wanted.split() or word == what or stem(word) == stem(what) or same_food(word, what) and what not in KEPT_AS


class Judge:
    """What one saying's facts ask of the kitchen, and what they allow to be written."""

    def __init__(self, row, before):
        self.row, self.before = row, before
        self.facts = [row["facts"][index] for index in row["said"]]
        self.size = before.household["size"] or row["home"]["size"]

    def judged(self):
        return [fact for fact in self.facts if self.is_judged(fact)]

    def is_judged(self, fact):
        kind = fact["kind"]
        if kind in ("avoids", "dislikes"): return True
        if kind in ("head count", "guests come", "away", "nobody eats at home"): return days_of(fact["when"]) is not None
        if kind in ("household size", "moves in or out"): return True
        if kind == "age": return fact["age"].isdigit()
        if kind == "spent": return bool(cents(fact["sum"]))
        if kind == "budget": return fact["sum"] != "$10 less than now" and fact["scope"] == "lasting"
        if kind == "price": return True
        if kind == "has at home": return True
        if kind == "less at home": return fact["food"] in self.row["home"]["stock"] and fact["what"] in self.parts
        return False

    parts = {"half of it is gone": Fraction(1, 2), "all of it is gone": Fraction(0), "a quarter is left": Fraction(1, 4),
             "thrown away": Fraction(0)}

    def is_kept(self, fact, after):
        kind = fact["kind"]
        if kind in ("avoids", "dislikes"):
            return all(any(is_called(name, fact["who"]) and keeps(word, what) for name, word in after.avoids) for what in fact["what"])
        if kind in ("head count", "guests come", "away", "nobody eats at home"):
            notes = [after.evenings.get(day) for day in days_of(fact["when"])]
            # Whoever eats alone and is away leaves nobody, and so does everybody.
            if kind == "nobody eats at home" or kind == "away" and (self.size == 1 or fact["who"] == "everybody"):
                return all(note and note[2] for note in notes)
            wanted = {"head count": fact.get("total"), "guests come": self.size + fact.get("more", 0), "away": self.size - 1}[kind]
            return all(note and not note[2] and (self.size + note[1] if note[0] is None else note[0] + note[1]) == wanted for note in notes) \
                or wanted == self.size and all(note is None for note in notes)
        if kind == "household size": return after.household["size"] == fact["total"]
        if kind == "moves in or out": return after.household["size"] == self.size + fact["change"]
        if kind == "age": return any(is_called(name, fact["who"]) and age == int(fact["age"]) for name, age in after.ages)
        if kind == "spent":
            new = after.spent - self.before.spent
            return sorted(new.elements()) == cents(fact["sum"]) or sum(new.elements()) == sum(cents(fact["sum"]))
        if kind == "budget":
            if fact["sum"] == "no limit": return after.household["budget"] is None
            weekly = {"month": Fraction(12, 52), "day": Fraction(7)}
            factor = next((weekly[unit] for unit in weekly if unit in fact["sum"]), Fraction(1))
            return abs((after.household["budget"] or 0) - cents(fact["sum"])[0] * factor) <= 100
        if kind == "price":
            return any(same_food(food, fact["food"]) for food in after.prices)
        if kind == "has at home":
            return all(any(same_food(name, food) and after.stock[name] > self.before.stock.get(name, 0) for name in after.stock) for food, _ in fact["items"])
        if kind == "less at home":
            was = sum(amount for name, amount in self.before.stock.items() if same_food(name, fact["food"]))
            now = sum(amount for name, amount in after.stock.items() if same_food(name, fact["food"]))
            return now == was * self.parts[fact["what"]]

    def wrong(self, after):
        """What was written and nobody said."""
        before, facts, found = self.before, self.facts, []
        kinds = {fact["kind"] for fact in facts}
        for name, word in after.avoids - before.avoids:
            allowed = any(
                fact["kind"] in ("avoids", "dislikes") and is_called(name, fact["who"]) and any(keeps(word, what) or what in KEPT_AS and stem(what).split()[-1] in stem(word) for what in fact["what"])
                or fact["kind"] == "guests come" and fact.get("diet")
                for fact in facts)
            if not allowed: found.append(f"{name} without {word}")
        for name, word in before.avoids - after.avoids:
            if not any(fact["kind"] == "may have again" for fact in facts): found.append(f"{name} no longer without {word}")
        if after.ages - before.ages and "age" not in kinds: found.append("an age")
        elif any(age not in {years(fact["age"]) for fact in facts if fact["kind"] == "age"} for _, age in after.ages - before.ages):
            found.append("another age")
        size = after.household["size"]
        if size != before.household["size"]:
            allowed = {fact.get("total") for fact in facts if fact["kind"] == "household size"}
            allowed |= {self.size + fact["change"] for fact in facts if fact["kind"] == "moves in or out"}
            if size not in allowed: found.append(f"size {size}")
        if after.household["guests"] != before.household["guests"]: found.append("guests who stay")
        if after.household["budget"] != before.household["budget"] and "budget" not in kinds: found.append("a budget")
        if (after.household["weekday"], after.household["weekend"]) != (before.household["weekday"], before.household["weekend"]) \
                and not any(fact.get("wish") in ("under 20 minutes", "an hour is fine") for fact in facts): found.append("minutes")
        if after.household["leftovers"] != before.household["leftovers"] \
                and not any(fact.get("wish") in ("no leftovers", "cook once eat twice") for fact in facts): found.append("leftovers")
        if after.fixed - before.fixed and not any(str(fact.get("when", "")).startswith("every") for fact in facts): found.append("a fixed dish")
        told = [(days_of(fact["when"]), fact) for fact in facts if "when" in fact and fact["kind"] in ("head count", "guests come", "away", "nobody eats at home")]
        for day, note in after.evenings.items():
            if before.evenings.get(day) == note: continue
            if not any(days is None or day in days for days, _ in told): found.append(f"an evening, {day}")
        new = after.spent - before.spent
        sums = [c for fact in facts if fact["kind"] == "spent" for c in cents(fact["sum"]) or [None]]
        lines = [round(float(c) * 100) for fact in facts if fact["kind"] == "receipt" for _, c in fact["lines"]]
        for c in new.elements():
            if c not in sums and None not in sums and c != sum(lines) and c not in lines and c != sum(s for s in sums if s): found.append(f"spent {c}")
        priced = [fact["food"] for fact in facts if fact["kind"] == "price"] + [food for fact in facts if fact["kind"] == "receipt" for food, _ in fact["lines"]]
        for food, c in after.prices.items():
            if before.prices.get(food) != c and not any(same_food(food, said) for said in priced): found.append(f"a price of {food}")
        named = [food for fact in facts if fact["kind"] == "has at home" for food, _ in fact["items"]] + [fact["food"] for fact in facts if fact["kind"] == "less at home"]
        named += [food for fact in facts if fact["kind"] == "receipt" for food, _ in fact["lines"]]
        for name in set(after.stock) | set(before.stock):
            if after.stock.get(name, 0) != before.stock.get(name, 0) and not any(same_food(name, said) for said in named): found.append(f"stock of {name}")
        for fact in facts:
            if fact["kind"] == "less at home":
                for name in after.stock:
                    if same_food(name, fact["food"]) and after.stock[name] > before.stock.get(name, 0): found.append(f"more {name}")
        return found


class Runner:
    def __init__(self, program, folder):
        self.program, self.folder, self.made = program, Path(folder), {}

    def say(self, kitchen, *lines, yes=False):
        command = [self.program, "--kitchen", kitchen, "--now", NOW, "--seed", "3", "--json"] + (["--yes"] if yes else [])
        run = subprocess.run(command, input="".join(line + "\n" for line in lines), capture_output=True, text=True, timeout=60)
        return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]

    def home(self, home):
        """A kitchen as the situation has it, made once for each kind of home."""
        key = json.dumps(home, sort_keys=True)
        if key not in self.made:
            path = self.folder / f"home-{len(self.made)}.sqlite"
            self.made[key] = path
            lines = [f"we are {home['size']}"] + [f"{member['name']} is 30 years old" for member in home["members"]]
            if home["budget"]: lines.append(f"budget {home['budget']}")
            lines += [f"add {food} to the pantry" for food in home["stock"]]
            self.say(str(path), *lines)
            if home["plan"] == "a draft on the table": self.say(str(path), "plan the week", "nobody", "skip", "skip", "skip")
            elif home["plan"] != "none": self.say(str(path), "plan the week", yes=True)
            if home["plan"] == "this and next week saved": self.say(str(path), "plan next week", yes=True)
        return self.made[key]

    def judge(self, row, number):
        path = self.folder / f"said-{number}.sqlite"
        copy(self.home_of[row["id"]], path)
        before = Kitchen(path)
        judge = Judge(row, before)
        facts = judge.judged()
        if not facts: return None
        # A text of several lines is said as one, each line a sentence.
        said = " ".join(line if line[-1:] in ".,;:!?" else line + "." for line in row["say"].split("\n") if line.strip())
        replies = self.say(str(path), said)
        after = Kitchen(path)
        wrong = judge.wrong(after)
        lost = [fact for fact in facts if not judge.is_kept(fact, after)]
        text = " ".join(" ".join(reply["text"]) for reply in replies)
        is_open = any(reply["status"] in ("not_understood", "refused", "failed", "asking", "ambiguous") for reply in replies) \
            or any(words in text for words in ("did not", "didn't", "I have noted nothing", "can't"))
        verdict = "wrong" if wrong else "kept" if not lost else "honest" if is_open or not replies else "silent"
        os.unlink(path)
        return verdict, wrong, lost, text


def copy(source, target):
    source, target = sqlite3.connect(source), sqlite3.connect(target)
    with target: source.backup(target)
    source.close(); target.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--program", default=str(PACKAGE / ".build/release/sous"))
    parser.add_argument("--show", action="store_true", help="print the lines that are not kept")
    options = parser.parse_args()
    rows = [json.loads(line) for file in options.files for line in open(file, encoding="utf8") if line.strip()]
    table, facts = defaultdict(Counter), Counter()
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options.program, folder)
        runner.home_of = {row["id"]: runner.home(row["home"]) for row in rows}
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda pair: runner.judge(pair[1], pair[0]), enumerate(rows)))
    for row, result in zip(rows, found):
        if result is None: continue
        verdict, wrong, lost, text = result
        table[row["area"]][verdict] += 1
        table["in all"][verdict] += 1
        if options.show and verdict != "kept":
            print(f"{verdict:7}{row['id']}  {row['say']!r}\n        wrong: {wrong}\n        lost: {[{k: v for k, v in fact.items() if k != 'scope'} for fact in lost]}\n        reply: {text[:300]}\n")
    verdicts = ["kept", "honest", "silent", "wrong"]
    print(f"{'':12}{'lines':>6}" + "".join(f"{verdict:>9}" for verdict in verdicts))
    for area in sorted(table, key=lambda area: (area == "in all", area)):
        total = sum(table[area].values())
        print(f"{area:12}{total:>6}" + "".join(f"{100 * table[area][verdict] / total:>7.1f} %" for verdict in verdicts))


if __name__ == "__main__":
    main()
