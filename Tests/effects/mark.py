#!/usr/bin/env python3
"""Turns marked sayings into lines to learn from: each role's words in brackets, with the label and the fact's number.

    mark.py FILE.jsonl... > sayings.txt

Each row has {"say", "home", "facts", "said", "spans"}; `spans` tells for each fact said which words say which part. A line
of the result is the people known in that house, a tab, and the saying:

    Joao, Keiko	just so u know [joao](avoid.who 1) [cant do](avoid.in 1) [honey](avoid.what 1)

Sayings with brackets of their own are left out. Needs python3 and its standard library.
"""
import json, re, sys

KINDS = {
    "avoids": "avoid", "dislikes": "dislike", "may have again": "again", "guests come": "guest", "head count": "heads",
    "away": "away", "nobody eats at home": "nobody", "household size": "size", "age": "age", "spent": "spent",
    "price": "price", "receipt": "receipt", "has at home": "has", "put on the list": "list", "take off the list": "unlist",
    "plan": "plan", "wish": "wish",
}
PARTS = {"half of it is gone": "lesshalf", "all of it is gone": "lessall", "thrown away": "lessall", "a quarter is left": "lessquarter"}
ROLES = {
    "avoid": {"who", "what"}, "dislike": {"who", "what"}, "again": {"who", "what"}, "guest": {"who", "more", "when", "diet"},
    "heads": {"total", "when"}, "away": {"who", "when"}, "nobody": {"when"}, "size": {"total"}, "movein": {"who", "change"},
    "moveout": {"who", "change"}, "age": {"who", "age"}, "spent": {"sum", "store", "when"}, "budget": {"sum"}, "budgetplan": {"sum"}, "budgetless": {"sum"},
    "price": {"food", "sum", "store"}, "plan": {"span"}, "has": {"place"}, "wish": {"when"},
}


def kind(fact):
    name = fact["kind"]
    if name == "moves in or out": return "movein" if fact["change"] > 0 else "moveout"
    if name == "less at home": return PARTS.get(fact["what"], "lessother")
    if name == "budget":
        return "nolimit" if fact["sum"] == "no limit" else "budgetless" if "less" in fact["sum"] \
            else "budgetplan" if fact["scope"] == "plan" else "budget"
    return KINDS.get(name, "other")


def strings(value):
    if isinstance(value, str): return [value] if value.strip() else []
    if isinstance(value, dict): value = list(value.values())
    if isinstance(value, (list, tuple)): return [text for part in value for text in strings(part)]
    return []


def roles(name, spans):
    """(role, words) of one fact."""
    for part, value in spans.items():
        if part in ("items", "lines"):
            for item in value if isinstance(value, list) else [value]:
                item = item if isinstance(item, (list, tuple)) else [item, ""]
                for text in strings(item[0]): yield "food", text
                for text in strings(list(item[1:])): yield ("sum" if name == "receipt" else "amount"), text
        elif part == "wish" or name == "wish" and part in ("food", "cuisine"):
            for text in strings(value): yield "in", text
        elif name.startswith("less") and part == "food":
            for text in strings(value): yield "food", text
        else:
            known = part in ROLES.get(name, set())
            for text in strings(value): yield (part if known else "in"), text


def occurrences(text, say):
    found = [m.start() for m in re.finditer(re.escape(text), say)]
    whole = [at for at in found if not (at > 0 and say[at - 1].isalnum() and text[0].isalnum())
             and not (at + len(text) < len(say) and say[at + len(text)].isalnum() and text[-1].isalnum())]
    return whole or found


def marked(row):
    say = row["say"].replace("\n", " ")
    if "[" in say or "]" in say: return None
    marks = []
    for number, index in enumerate(row["said"], 1):
        spans = row["spans"].get(str(index))
        if not spans: return None
        name = kind(row["facts"][index])
        own = []
        wanted = [(role, text.replace("\n", " "), occurrences(text.replace("\n", " "), say)) for role, text in roles(name, spans)]
        for role, text, places in sorted(wanted, key=lambda item: (item[0] == "in", len(item[2]), -len(item[1]))):
            free = [at for at in places if not any(start < at + len(text) and at < end for start, end, _, _ in marks + own)]
            if not free: continue
            middle = sum(start for start, _, _, _ in own) / len(own) if own else 0
            at = min(free, key=lambda at: abs(at - middle)) if own else free[0]
            own.append((at, at + len(text), f"{name}.{role}", number))
        marks += own
    out, last = "", 0
    for start, end, label, number in sorted(marks):
        out += f"{say[last:start]}[{say[start:end]}]({label} {number})"
        last = end
    people = ", ".join(member["name"] for member in row["home"]["members"])
    return f"{people}\t{out}{say[last:]}"


for file in sys.argv[1:]:
    for line in open(file, encoding="utf8"):
        found = marked(json.loads(line)) if line.strip() else None
        if found: print(found)
