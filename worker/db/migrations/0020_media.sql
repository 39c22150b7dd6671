-- The pictures of the editorial office: what is in the bucket, what it shows, whose it is. An address never shows
-- anything else.
CREATE TABLE media (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER,
  mime TEXT NOT NULL,
  color TEXT,
  alt TEXT NOT NULL,
  credit TEXT NOT NULL,
  license TEXT,
  focal_x REAL NOT NULL,
  focal_y REAL NOT NULL,
  prefecture_code TEXT,
  -- SHA-256 of what was sent, in hexadecimal; none for what was drawn.
  sha256 TEXT,
  -- The words it is found by, folded.
  search TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  -- Until its file is taken away, a picture can be brought back.
  deleted_at TEXT,
  -- Who sent it. The picture outlives the account.
  owner_id TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX media_by_content ON media (sha256);
CREATE INDEX media_newest ON media (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX media_by_prefecture ON media (prefecture_code, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX media_deleted ON media (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX media_by_owner ON media (owner_id);

-- Which content shows which picture, read from the content itself whenever it is written: `live` is what readers see,
-- `draft` what is being worked on. `places` is a JSON list.
CREATE TABLE media_uses (
  kind TEXT NOT NULL,
  content_id TEXT NOT NULL,
  state TEXT NOT NULL,
  address TEXT NOT NULL,
  places TEXT NOT NULL,
  PRIMARY KEY (kind, content_id, state, address)
) WITHOUT ROWID;
CREATE INDEX media_uses_by_address ON media_uses (address);

-- Who writes may choose from the library, though not change it.
INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
SELECT 'a0000000-0000-4000-9020-000000000001', id, 'read', 'media', 'any', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'
FROM roles WHERE name = 'contributor';
