-- What the site does not do while it is worked on: one row. `version` rises with each change; what every isolate reads of
-- it lies in R2, made of this.
CREATE TABLE switches (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  mode TEXT NOT NULL CHECK (mode IN ('open', 'read-only', 'closed')),
  text TEXT NOT NULL,
  ends_at TEXT,
  min_build TEXT,
  version INTEGER NOT NULL,
  changed_at TEXT
);
INSERT INTO switches VALUES (1, 'open', '', NULL, NULL, 0, NULL);

-- What was read too long ago is looked for among all members' histories.
CREATE INDEX histories_by_last_view ON histories (last_viewed_at);
