/// The tables of the file itself and of its turns. Part of form 1: the text never changes.
let bookkeepingSchema = """
  CREATE TABLE schema_version (
    version INTEGER PRIMARY KEY NOT NULL CHECK (version >= 1),
    name TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE meta (
    one INTEGER PRIMARY KEY NOT NULL CHECK (one = 1),
    replica INTEGER NOT NULL,
    turn INTEGER NOT NULL CHECK (turn >= 0),
    time_zone TEXT CHECK (length(time_zone) > 0),
    upkeep_on TEXT CHECK (upkeep_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
  ) STRICT;

  CREATE TABLE conversation (
    person TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE journal (
    turn INTEGER PRIMARY KEY NOT NULL CHECK (turn >= 1),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'undo', 'system')),
    person TEXT NOT NULL,
    at TEXT NOT NULL CHECK (
      at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]'),
    said TEXT NOT NULL,
    act TEXT NOT NULL,
    changes TEXT NOT NULL CHECK (json_valid(changes)),
    changeset BLOB NOT NULL,
    schema_version INTEGER NOT NULL CHECK (schema_version >= 1),
    before_version INTEGER,
    before_state TEXT,
    undoes INTEGER REFERENCES journal (turn),
    undone_by INTEGER REFERENCES journal (turn),
    CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
    CHECK ((before_version IS NULL) = (before_state IS NULL))
  ) STRICT;

  CREATE INDEX journal_undoable ON journal (person, turn) WHERE kind = 'turn' AND undone_by IS NULL;
  """

/// What later forms added to them, by form. Undo does not look at these tables, so nothing here is a barrier.
let bookkeepingAdditions: [Int: [String]] = [
  4: [
    // Which kitchen this is, whatever its path; NULL never after this form.
    "ALTER TABLE meta ADD COLUMN id INTEGER",
    "ALTER TABLE meta ADD COLUMN checksum INTEGER",
    "ALTER TABLE conversation ADD COLUMN checksum INTEGER",
    "ALTER TABLE journal ADD COLUMN chain INTEGER",
    """
    CREATE TABLE content_check (
      name TEXT PRIMARY KEY NOT NULL,
      digest INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
  ],
  5: [
    // What was taken off the oldest entries of the journal, a row each time. The chain of the later entries begins
    // at the anchor of the newest row.
    """
    CREATE TABLE tidying (
      turn INTEGER PRIMARY KEY NOT NULL CHECK (turn >= 1),
      anchor INTEGER NOT NULL,
      first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      done_on TEXT NOT NULL CHECK (done_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      entries INTEGER NOT NULL CHECK (entries >= 1),
      copy TEXT NOT NULL CHECK (length(copy) > 0),
      is_told INTEGER NOT NULL CHECK (is_told IN (0, 1)),
      checksum INTEGER NOT NULL
    ) STRICT
    """,
    // The conversation an entry began in, apart from the entry: it is the largest part, and forgotten long before
    // the rest. Both NULL where none was open.
    """
    CREATE TABLE talk_before (
      turn INTEGER PRIMARY KEY NOT NULL CHECK (turn >= 1),
      version INTEGER,
      state TEXT,
      checksum INTEGER NOT NULL,
      CHECK ((version IS NULL) = (state IS NULL))
    ) STRICT
    """,
  ],
]

/// The form that brought the digests.
let digestForm = 4

/// The form that brought the tidying of the journal.
let tidyingForm = 5

/// The tables that tell of the turns and the file; undo never touches them as rows.
let bookkeepingTables = [
  "meta", "schema_version", "conversation", "journal", "content_check", "tidying", "talk_before",
]

/// The form that brought a table of the file's own; 1 for those that were always there.
let bookkeepingSince = ["content_check": digestForm, "tidying": tidyingForm, "talk_before": tidyingForm]
