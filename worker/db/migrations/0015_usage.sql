-- What a member did, by day in Japan: read for statistics instead of counting rows of other tables.
CREATE TABLE usage_stats (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  date_jst TEXT NOT NULL,
  metric TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, date_jst, metric)
) WITHOUT ROWID;

-- The levels of the map of prefectures that a member set by hand (domain/prefecture-level.ts).
CREATE TABLE prefecture_marks (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  prefecture_code TEXT NOT NULL,
  level TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (account_id, prefecture_code)
) WITHOUT ROWID;
