"""Where a mutant can be in a Swift file, and what stands there when it is built in; see mutants.py.

The code is looked at by its shape alone: what is no place after all does not compile, and is drawn again.
"""
import re
from dataclasses import dataclass

PAIRS = ["< <=", "> >=", "== !=", "&& ||", "+ -", "+= -=", "first last", "min max"]
SWAPS = {a: b for pair in map(str.split, PAIRS) for a, b in (pair, pair[::-1])}
KINDS = {"&": "logic", "|": "logic", "+": "arithmetic", "-": "arithmetic"}  # by first sign; else comparison
QUOTED = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)""".*?"""\1|(#*)"(?:\\.|[^"\\\n])*"\2', re.S)
NEVER = re.compile(r"\b(precondition\w*|assert\w*|fatalError|log|logger|print|sort|sorted|hash)\b"
                   r"|[cC]apacity\b|func [<=]|^ *(#|@|import\b)")
DECLARES = re.compile(r" *((package|public|private|fileprivate|static|mutating) )*"
                      r"(func|init|extension|struct|enum|class|protocol|subscript|typealias|case)\b")
OPERATOR = re.compile(r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||-|\+(?= \d)|[-+]=(?= \d))(?=\s)")
INTEGER = re.compile(r" (?:[<>]=?|[!=]=|=) (\d{1,3})(?=[\s,):?{])")
EXCHANGE = re.compile(r"(?<=\.)(first|last)\b(?! *:)|(?<![\w.])(min|max)(?=\()|(?<=\.)(min|max)(?=\(| \{)")
FUNCTION = re.compile(r"func [^{}]*?\)(?: throws\S*)?(?: -> ([^{\n]+?))? \{\n +(?=(?:let|var|for|guard)\b)")
EMPTY = [(r"Void", ""), (r".*\?", " nil"), (r"Bool", " false"), (r"Int", " 0"), (r"String", ' ""'),
         (r"\[[^:]*: .*\]", " [:]"), (r"\[.*\]|Set<.*>", " []")]
LONE = re.compile(r"^ +(?P<line>\w[\w.!?]*(?:\[[^\n]*?\][\w.!?]*)?(?: [-+]?= .+|\(.*\)))$"
                  r"|(?<= \{ )(?P<block>[\w.]+(?: [-+]?= [^{}]+|\([^{}]*\)))(?= \}$)", re.M)
NO_LONE = re.compile(r"(let|var|return|case|if|guard|for|while|switch|throw|else|func|super|default|try"
                     r"|init)\b|self\.(\w+ = |init\()|_ = ")
STATEMENT = re.compile(r"(return|continue|break|throw|if|for|guard)\b|[\w.]+ [-+]?= ")

# What an operator or a function of one mutant does, by the kind of what it replaces.
DECLARATIONS = {
    "order": "func SIGN <T: Comparable>(a: T, b: T) -> Bool { ON ? a NEW b : a OLD b }",
    "equal": "func SIGN <T: Equatable>(a: T, b: T) -> Bool { ON ? a NEW b : a OLD b }; @_disfavoredOverload "
             "func SIGN <T>(a: T?, b: _OptionalNilComparisonType) -> Bool { ON ? a NEW b : a OLD b }",
    "logic": "func SIGN (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
             "{ try ON ? a NEW b() : a OLD b() }",
    "sum": "func SIGN <T: AdditiveArithmetic>(a: T, b: T) -> T { ON ? a NEW b : a OLD b }",
    "change": "func SIGN <T: AdditiveArithmetic>(a: inout T, b: T) { if ON { a NEW b } else { a OLD b } }",
    "end": "extension BidirectionalCollection { var NAME: Element? { ON ? NEW : OLD }; "
           "func NAME(where fits: (Element) throws -> Bool) rethrows -> Element? "
           "{ try ON ? NEW(where: fits) : OLD(where: fits) } }",
    "most": "func NAME<T: Comparable>(_ all: T...) -> T { (ON ? all.NEW() : all.OLD())! }; "
            "extension Sequence where Element: Comparable { func NAME() -> Element? "
            "{ ON ? self.NEW() : self.OLD() } }; "
            "extension Sequence { func NAME(by less: (Element, Element) throws -> Bool) rethrows -> Element? "
            "{ try ON ? self.NEW(by: less) : self.OLD(by: less) } }"}
DECLARED = {"<": ("order", "Comparison"), ">": ("order", "Comparison"), "=": ("equal", "Comparison"),
            "!": ("equal", "Comparison"), "&&": ("logic", "LogicalConjunction"), "+": ("sum", "Addition"),
            "||": ("logic", "LogicalDisjunction"), "-": ("sum", "Addition"), "+=": ("change", "Assignment"),
            "-=": ("change", "Assignment"), "first": ("end", ""), "last": ("end", ""), "min": ("most", ""),
            "max": ("most", "")}


def home(path):
    """The folder of a target: Sources/Language, Sources/Rooms/Pantry."""
    return "/".join(path.split("/")[:3 if path.startswith("Sources/Rooms/") else 2])


@dataclass
class Mutant:
    path: str  # from the package's root
    start: int
    end: int
    new: str
    kind: str
    text: str  # of the whole file
    number: int = 0

    def __post_init__(self):
        self.old = self.text[self.start:self.end]
        self.line = self.text.count("\n", 0, self.start) + 1
        self.last = self.line + self.old.count("\n")
        self.folder = home(self.path)

    def __str__(self):
        old, new = (" ".join(text.split())[:60] or "nothing" for text in (self.old, self.new))
        return f"{self.path}:{self.line}  {self.kind}  {old} → {new}"

    def meets(self, other):
        """Whether both would change one line."""
        return self.path == other.path and self.line <= other.last and other.line <= self.last

    def schema(self, sums):
        """What stands in the mutant's place, and the declarations it needs; `sums` are types with + and -."""
        on, new = f"mutantIsOn({self.number})", self.new.replace("\n", "; ")
        if self.kind == "return": return f"if {on} {{ {new} }}; ", ""
        if self.kind == "negate": return f"{on} != ({self.old})", ""
        if STATEMENT.match(self.old) or not new: return f"if {on} {{ {new} }} else {{ {self.old} }}", ""
        if SWAPS.get(self.old) != new: return f"({on} ? {new} : {self.old})", ""
        kind, group = DECLARED.get(self.old) or DECLARED[self.old[0]]
        sign = self.old + "".join(chr(0x2190 + int(digit)) for digit in str(self.number))  # arrows for digits
        says = (f"infix operator SIGN: {group}Precedence; " if group else "") + DECLARATIONS[kind]
        if kind == "sum": says += "".join(f"; func SIGN (a: {a}, b: {b}) -> {c} {{ ON ? a NEW b : a OLD b }}"
                                          for a, b, c in sums)
        words = {"SIGN": sign, "NAME": f"mutant{self.number}", "ON": on, "NEW": new, "OLD": self.old}
        return sign if group else words["NAME"], re.sub(r"\b[A-Z]{2,}\b", lambda word: words[word[0]], says)


def sites(path, text):
    """Every place of a file where a mutant can be."""
    code = QUOTED.sub(lambda part: re.sub(r"[^\n]" if part[0][0] == "/" else r"[^\n\"]", " ", part[0]), text)
    opener, stack, found = [], [], []  # `opener`: for each place, where the bracket around it opens; or -1
    for place, mark in enumerate(code):
        if mark in ")]}" and stack: stack.pop()
        opener.append(stack[-1] if stack else -1)
        if mark in "([{": stack.append(place)

    def add(kind, start, end, new):
        begin = code.rfind("\n", 0, start) + 1
        line = code[begin:].split("\n", 1)[0]
        is_head = DECLARES.match(line) and "{" not in line[:start - begin]
        if NEVER.search(line) or is_head and kind not in ("integer", "return"): return
        if kind == "integer" and line.lstrip().startswith("case "): return
        if re.search(r"//|\btry\b", text[start:end]): return
        place = opener[start]
        while place >= 0:
            if NEVER.search(code[code.rfind("\n", 0, place) + 1:place + 1]): return
            place = opener[place]
        found.append(Mutant(path, start, end, new, kind, text))

    for match in OPERATOR.finditer(code):
        add(KINDS.get(match[0][0], "comparison"), *match.span(), SWAPS[match[0]])
    for match in INTEGER.finditer(code):
        add("integer", *match.span(1), str(int(match[1]) - 1 if int(match[1]) > 1 else int(match[1]) + 1))
    for match in EXCHANGE.finditer(code): add("exchange", *match.span(), SWAPS[match[0]])
    for start, end in clauses(code, opener): add("negate", start, end, f"!({text[start:end]})")
    for start, end in statements(code, opener): add("drop", start, end, "")
    for match in FUNCTION.finditer(code):
        value = next((value for type, value in EMPTY if re.fullmatch(type, match[1] or "Void")), None)
        if value is not None: add("return", match.end(), match.end(), f"return{value}")
    return found


def clauses(code, opener):
    """The clauses of conditions that are plain expressions."""
    for match in re.finditer(r"\b(if|guard) ", code):
        start, around, is_over = match.end(), opener[match.start()], False
        for place in range(start, len(code)):
            if opener[place] != around: continue
            is_over = code[place] in "{}" if match[1] == "if" else code.startswith(" else {", place)
            if not is_over and code[place] != ",": continue
            clause = code[start:place]
            if clause.strip() and code[place] != "}" and not re.match(r"\s*(let|var|case|#)", clause):
                yield start + len(clause) - len(clause.lstrip()), start + len(clause.rstrip())
            if is_over: break
            start = place + 1


def statements(code, opener):
    """The lines, and the blocks of one line, that are a call or an assignment and nothing else."""
    for match in LONE.finditer(code):
        start, end = match.span(match.lastgroup)
        inside, text = opener[start], match[match.lastgroup]
        head = code[code.rfind("\n", 0, inside) + 1:inside]
        if inside < 0 or code[inside] != "{" or NO_LONE.match(text): continue
        if any(text.count(a) != text.count(b) for a, b in ("()", "[]", "{}")): continue
        before, after = code[:match.start()].rstrip(), code[match.end():].lstrip()
        is_whole = not re.search(r"([-+*/=<>&|?,(\[]|\breturn|\bin|\belse)$", before) \
            and not re.match(r"[-+.?:=<>&|{]", after)
        is_value = before.endswith("{") and after.startswith("}") and ("->" in head or "func" not in head)
        is_block = re.search(r"\b(if|else|for)\b", head) and "guard" not in head
        if is_block if match.lastgroup == "block" else is_whole and not is_value: yield start, end
