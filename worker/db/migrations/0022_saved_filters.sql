-- How somebody at the office looks at a list again and again: a name, and the conditions as its address has them.
CREATE TABLE saved_filters (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  query TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (account_id, id)
) WITHOUT ROWID;
