-- Who signed in, was refused, took data out or gave a role: by whom and from which network. What happened alike in the
-- same minute or hour is one row with a count; `bucket` is the hash of what makes it alike. Nothing of what a request
-- said is kept. An account that is gone is nobody.
CREATE TABLE access_log (
  id INTEGER PRIMARY KEY,
  bucket TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  way TEXT NOT NULL,
  status INTEGER NOT NULL,
  -- The beginning of its address (/24, /48); empty for all those that had no room of their own.
  network TEXT NOT NULL,
  hits INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  done_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX access_log_by_time ON access_log (first_at);
CREATE INDEX access_log_by_kind ON access_log (kind, first_at);
CREATE INDEX access_log_by_doer ON access_log (done_by, kind, first_at);
