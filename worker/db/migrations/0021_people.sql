-- Addresses that were asked for and are none (worker/missing-addresses.ts): a path and how often, nothing of whoever
-- asked. The table holds a thousand at most.
CREATE TABLE missing_addresses (
  path TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  referrer_host TEXT,
  first_hit_at TEXT NOT NULL,
  last_hit_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX missing_addresses_by_hits ON missing_addresses (hits DESC, last_hit_at DESC);
CREATE INDEX missing_addresses_by_time ON missing_addresses (last_hit_at DESC);

-- Which content links where, written with the content. A link within the site is a path; `to_kind` and `to_slug` say
-- what it leads to.
CREATE TABLE content_links (
  content_id TEXT NOT NULL,
  url TEXT NOT NULL,
  kind TEXT NOT NULL,
  field TEXT NOT NULL,
  is_affiliate INTEGER NOT NULL,
  PRIMARY KEY (content_id, url)
) WITHOUT ROWID;
CREATE INDEX content_links_by_url ON content_links (url);

-- What came of asking for each of them. `broken` is shown to the office; `unsure` did not answer, or not to us.
CREATE TABLE link_checks (
  url TEXT PRIMARY KEY,
  to_kind TEXT,
  to_slug TEXT,
  is_affiliate INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'ok', 'unsure', 'broken')),
  http_status INTEGER,
  problem TEXT,
  moved_to TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  checked_at TEXT,
  next_check_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX link_checks_due ON link_checks (to_kind IS NULL, next_check_at);
CREATE INDEX link_checks_by_status ON link_checks (status, checked_at, url);

-- Links to previews that were taken back: whatever was made before this moment opens nothing.
CREATE TABLE preview_ends (
  content_id TEXT PRIMARY KEY,
  ended_at TEXT NOT NULL
) WITHOUT ROWID;

-- Accounts are listed by when they were made.
CREATE INDEX accounts_by_creation ON accounts (created_at, id);
CREATE INDEX accounts_of_role ON accounts (role_id, created_at, id);
