-- Redirect rules that the office manages. What visitors are redirected by is made of them and lies in the store
-- (rules/redirects.json): no public page asks this table. A rule that was deleted can be taken back for a while.
CREATE TABLE redirect_rules (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  status INTEGER NOT NULL CHECK (status IN (301, 302, 307, 308, 410)),
  is_enabled INTEGER NOT NULL,
  starts_at TEXT,
  ends_at TEXT,
  note TEXT NOT NULL,
  hits INTEGER NOT NULL DEFAULT 0,
  last_hit_at TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT
);
CREATE UNIQUE INDEX redirect_rules_by_source ON redirect_rules (source) WHERE deleted_at IS NULL;
CREATE INDEX redirect_rules_by_hits ON redirect_rules (hits, id) WHERE deleted_at IS NULL;
CREATE INDEX redirect_rules_by_last_hit ON redirect_rules (coalesce(last_hit_at, ''), id) WHERE deleted_at IS NULL;
CREATE INDEX redirect_rules_by_update ON redirect_rules (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX redirect_rules_deleted ON redirect_rules (deleted_at) WHERE deleted_at IS NOT NULL;

-- How often the rules were changed: what is made of them says of which state, and whoever writes says which one it read.
CREATE TABLE redirect_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
);
INSERT INTO redirect_state (id, version) VALUES (1, 0);
