-- Every change of what readers see, written in the same batch as the change itself: what is not `live` is still owed to
-- the public pages, whatever happened to whoever began it. `seq` orders the states of the content: a page that was made
-- after `seq` was read holds every change up to it. `changes` is what readers saw and see, `carries` the publications
-- that a build's first one makes again. `lease` says who works on it until when. `requested_by` comes last.
CREATE TABLE publications (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  reason TEXT NOT NULL,
  kind TEXT,
  content_id TEXT,
  title TEXT NOT NULL,
  path TEXT,
  changes TEXT NOT NULL,
  carries TEXT NOT NULL DEFAULT '[]',
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'rendering', 'live', 'failed')),
  is_page_live INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  build_id TEXT,
  lease TEXT,
  lease_until TEXT,
  requested_at TEXT NOT NULL,
  finished_at TEXT,
  requested_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX publications_newest ON publications (requested_at DESC, id DESC);
CREATE INDEX publications_of_content ON publications (content_id, requested_at DESC);
CREATE INDEX publications_unfinished ON publications (seq) WHERE status <> 'live';
CREATE INDEX publications_finished ON publications (finished_at) WHERE status = 'live';

-- The addresses that a publication touches, in the order in which they are made (`rank`, then the path). `build_id` is
-- the build they are made for.
CREATE TABLE publication_pages (
  publication_id TEXT NOT NULL REFERENCES publications (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  rank INTEGER NOT NULL,
  build_id TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'changed', 'same', 'removed', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  PRIMARY KEY (publication_id, path)
) WITHOUT ROWID;
CREATE INDEX publication_pages_waiting ON publication_pages (publication_id, status, rank, path);
