-- Who writes.
CREATE TABLE authors (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  kana TEXT NOT NULL,
  role TEXT NOT NULL,
  bio TEXT NOT NULL,
  avatar TEXT NOT NULL,
  specialty TEXT NOT NULL,
  sns TEXT NOT NULL,
  account_id TEXT
);
