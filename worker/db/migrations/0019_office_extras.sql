-- Authors are edited by the office: `version` is the lock of who edits them. What the seed writes keeps the defaults.
ALTER TABLE authors ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE authors ADD COLUMN created_at TEXT NOT NULL DEFAULT '';
ALTER TABLE authors ADD COLUMN updated_at TEXT NOT NULL DEFAULT '';

-- Whose content it is, counted when an author is shown or removed.
CREATE INDEX manuscripts_by_author ON manuscripts (author_id) WHERE author_id IS NOT NULL;

-- What the office recommends on the page of a prefecture. `changes_on` is the day in Japan on which the list next looks
-- different by itself: the clock has the page made again on it.
CREATE TABLE prefecture_pick_lists (
  prefecture_code TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  changes_on TEXT,
  saved_at TEXT NOT NULL,
  saved_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX prefecture_pick_lists_changing ON prefecture_pick_lists (changes_on) WHERE changes_on IS NOT NULL;
CREATE INDEX prefecture_pick_lists_by_saver ON prefecture_pick_lists (saved_by);

CREATE TABLE prefecture_picks (
  prefecture_code TEXT NOT NULL REFERENCES prefecture_pick_lists (prefecture_code) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  content_id TEXT NOT NULL,
  comment TEXT,
  starts_on TEXT,
  ends_on TEXT,
  PRIMARY KEY (prefecture_code, position),
  UNIQUE (prefecture_code, content_id)
) WITHOUT ROWID;
CREATE INDEX prefecture_picks_by_content ON prefecture_picks (content_id);
