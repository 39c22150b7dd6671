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
  -- Who sent it; the picture stays when they leave.
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

CREATE TRIGGER manuscripts_removed_pictures AFTER DELETE ON manuscripts BEGIN
  DELETE FROM media_uses WHERE kind = old.kind AND content_id = old.id AND state = 'draft';
END;

-- Who writes shows one picture, whoever writes them down.
CREATE TRIGGER authors_added_picture AFTER INSERT ON authors BEGIN
  INSERT INTO media_uses (kind, content_id, state, address, places)
  SELECT 'author', new.id, 'live', j.value, '["avatar"]' FROM json_each(iif(json_valid(new.avatar), new.avatar, '{}')) j
  WHERE j.key = 'address' AND j.type = 'text';
END;
CREATE TRIGGER authors_changed_picture AFTER UPDATE OF avatar ON authors BEGIN
  DELETE FROM media_uses WHERE kind = 'author' AND content_id = new.id;
  INSERT INTO media_uses (kind, content_id, state, address, places)
  SELECT 'author', new.id, 'live', j.value, '["avatar"]' FROM json_each(iif(json_valid(new.avatar), new.avatar, '{}')) j
  WHERE j.key = 'address' AND j.type = 'text';
END;
CREATE TRIGGER authors_removed_picture AFTER DELETE ON authors BEGIN
  DELETE FROM media_uses WHERE kind = 'author' AND content_id = old.id;
END;

-- What is there already.
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'spot', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM spots t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.body))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'hotel', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM hotels t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.body))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'restaurant', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM restaurants t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.body))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'activity', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM activities t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.body))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'gift', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM gifts t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.body))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'goods', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM goods t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.body))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'article-page', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM article_pages t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo), 'body', json(t.blocks))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'product', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM products t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'feature', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM features t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'campaign', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM campaigns t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'sponsored-page', t.id, 'live', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM sponsored_pages t, json_tree(json_object('hero', json(t.hero), 'seo', json(t.seo))) j
  WHERE j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY t.id, j.value;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT 'author', id, 'live', json_extract(avatar, '$.address'), '["avatar"]' FROM authors
WHERE json_valid(avatar) AND json_extract(avatar, '$.address') IS NOT NULL;
INSERT INTO media_uses (kind, content_id, state, address, places)
SELECT m.kind, m.id, 'draft', j.value, json_group_array(DISTINCT iif(j.fullkey = '$.seo.ogImage', 'ogImage', iif(j.fullkey = '$.hero.address', 'hero', 'body')))
  FROM manuscripts m, json_tree(m.fields) j
  WHERE m.fields IS NOT NULL AND j.key IN ('address', 'ogImage') AND j.type = 'text' AND j.value LIKE '{address}/%' GROUP BY m.id, j.value;

-- Who writes may choose from the library, though not change it.
INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
SELECT 'a0000000-0000-4000-9020-000000000001', id, 'read', 'media', 'any', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'
FROM roles WHERE name = 'contributor';
