-- The editorial office. A manuscript is one piece of content as it is worked on: what lists show and are narrowed by,
-- and the working copy in `fields` where it differs from the row of the content's own table (NULL: it does not).
-- `search_key` begins with the reading or the title, so that it sorts lists too. Columns that name an account stand
-- last: what staff wrote outlives them. `saved_at` is not called updated_at, which is how tables of published content
-- tell that the site is to be built again.
CREATE TABLE manuscripts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  search_key TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('draft', 'review', 'scheduled', 'published', 'archived')),
  is_live INTEGER NOT NULL,
  has_changes INTEGER NOT NULL,
  type TEXT,
  prefecture_code TEXT,
  author_id TEXT,
  disclosure_kind TEXT NOT NULL,
  hero_address TEXT,
  version INTEGER NOT NULL,
  live_version INTEGER,
  published_at TEXT,
  scheduled_at TEXT,
  unpublish_at TEXT,
  content_updated_at TEXT,
  fact_checked_at TEXT,
  created_at TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  open_comments INTEGER NOT NULL DEFAULT 0,
  fields TEXT,
  owner_id TEXT REFERENCES accounts (id) ON DELETE SET NULL,
  saved_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX manuscripts_by_slug ON manuscripts (kind, slug);
CREATE INDEX manuscripts_by_owner ON manuscripts (owner_id, saved_at, id);
CREATE INDEX manuscripts_by_saver ON manuscripts (saved_by);
CREATE INDEX manuscripts_saved ON manuscripts (saved_at, id);
CREATE INDEX manuscripts_saved_of_kind ON manuscripts (kind, saved_at, id);
CREATE INDEX manuscripts_saved_in_stage ON manuscripts (kind, stage, saved_at, id);
CREATE INDEX manuscripts_in_stage ON manuscripts (stage, saved_at, id);
CREATE INDEX manuscripts_published ON manuscripts (kind, coalesce(published_at, ''), id);
CREATE INDEX manuscripts_checked ON manuscripts (kind, coalesce(fact_checked_at, ''), id);
CREATE INDEX manuscripts_titled ON manuscripts (kind, search_key, id);
CREATE INDEX manuscripts_scheduled ON manuscripts (scheduled_at) WHERE scheduled_at IS NOT NULL;
CREATE INDEX manuscripts_ending ON manuscripts (unpublish_at) WHERE unpublish_at IS NOT NULL;
-- All that lists are narrowed, searched and counted by: counting reads no row of the table.
CREATE INDEX manuscripts_facets ON manuscripts (
  kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live, has_changes, fact_checked_at, search_key, owner_id
);

-- How many there are, kept by the triggers below: what is not narrowed is not counted when a list is asked for.
CREATE TABLE manuscript_counts (
  kind TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, facet, value)
) WITHOUT ROWID;
CREATE TRIGGER manuscripts_added AFTER INSERT ON manuscripts BEGIN
  INSERT INTO manuscript_counts (kind, facet, value, count)
    SELECT new.kind, column1, column2, 1 FROM (VALUES ('stage', coalesce(new.stage, '')), ('type', coalesce(new.type, '')), ('prefecture', coalesce(new.prefecture_code, '')), ('author', coalesce(new.author_id, '')), ('disclosure', coalesce(new.disclosure_kind, '')), ('live', coalesce(new.is_live, ''))) WHERE true
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER manuscripts_removed AFTER DELETE ON manuscripts BEGIN
  UPDATE manuscript_counts SET count = count - 1
    WHERE kind = old.kind AND (facet, value) IN (VALUES ('stage', coalesce(old.stage, '')), ('type', coalesce(old.type, '')), ('prefecture', coalesce(old.prefecture_code, '')), ('author', coalesce(old.author_id, '')), ('disclosure', coalesce(old.disclosure_kind, '')), ('live', coalesce(old.is_live, '')));
END;
CREATE TRIGGER manuscripts_moved AFTER UPDATE OF stage, type, prefecture_code, author_id, disclosure_kind, is_live ON manuscripts
  WHEN (old.stage, old.type, old.prefecture_code, old.author_id, old.disclosure_kind, old.is_live)
    IS NOT (new.stage, new.type, new.prefecture_code, new.author_id, new.disclosure_kind, new.is_live) BEGIN
  UPDATE manuscript_counts SET count = count - 1
    WHERE kind = old.kind AND (facet, value) IN (VALUES ('stage', coalesce(old.stage, '')), ('type', coalesce(old.type, '')), ('prefecture', coalesce(old.prefecture_code, '')), ('author', coalesce(old.author_id, '')), ('disclosure', coalesce(old.disclosure_kind, '')), ('live', coalesce(old.is_live, '')));
  INSERT INTO manuscript_counts (kind, facet, value, count)
    SELECT new.kind, column1, column2, 1 FROM (VALUES ('stage', coalesce(new.stage, '')), ('type', coalesce(new.type, '')), ('prefecture', coalesce(new.prefecture_code, '')), ('author', coalesce(new.author_id, '')), ('disclosure', coalesce(new.disclosure_kind, '')), ('live', coalesce(new.is_live, ''))) WHERE true
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- One kept state of a manuscript: the whole fields, under the version that it had. `publication_id` is the change of the
-- public pages that it was published by.
CREATE TABLE revisions (
  id TEXT PRIMARY KEY,
  content_id TEXT NOT NULL REFERENCES manuscripts (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  reason TEXT NOT NULL,
  publication_id TEXT,
  created_at TEXT NOT NULL,
  fields TEXT NOT NULL,
  saved_by TEXT REFERENCES accounts (id) ON DELETE SET NULL,
  UNIQUE (content_id, version)
);
CREATE INDEX revisions_by_saver ON revisions (saved_by);
CREATE INDEX revisions_merely_saved ON revisions (created_at) WHERE reason = 'saved';
CREATE INDEX revisions_by_publication ON revisions (publication_id) WHERE publication_id IS NOT NULL;

CREATE TABLE review_comments (
  id TEXT PRIMARY KEY,
  content_id TEXT NOT NULL REFERENCES manuscripts (id) ON DELETE CASCADE,
  block_id TEXT,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  resolved_at TEXT,
  written_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX review_comments_by_content ON review_comments (content_id, created_at, id);
CREATE INDEX review_comments_by_writer ON review_comments (written_by);

CREATE TRIGGER review_comments_added AFTER INSERT ON review_comments WHEN new.resolved_at IS NULL BEGIN
  UPDATE manuscripts SET open_comments = open_comments + 1 WHERE id = new.content_id;
END;
CREATE TRIGGER review_comments_resolved AFTER UPDATE OF resolved_at ON review_comments
  WHEN (old.resolved_at IS NULL) <> (new.resolved_at IS NULL) BEGIN
  UPDATE manuscripts SET open_comments = open_comments + iif(new.resolved_at IS NULL, 1, -1) WHERE id = new.content_id;
END;

-- Who changed what, with what it was before and after. Nothing here names a person: an account that is gone is nobody.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  action TEXT NOT NULL,
  resource TEXT NOT NULL,
  ref_id TEXT,
  before TEXT,
  after TEXT,
  created_at TEXT NOT NULL,
  done_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX audit_log_by_time ON audit_log (created_at, id);
CREATE INDEX audit_log_by_ref ON audit_log (ref_id, id);
CREATE INDEX audit_log_by_action ON audit_log (action, id);
CREATE INDEX audit_log_by_resource ON audit_log (resource, id);
CREATE INDEX audit_log_by_doer ON audit_log (done_by, id);
CREATE TRIGGER accounts_leave_audit AFTER DELETE ON accounts BEGIN
  UPDATE audit_log SET ref_id = NULL WHERE ref_id = old.id;
END;

-- Whose name stands for an account.
CREATE INDEX authors_by_account ON authors (account_id) WHERE account_id IS NOT NULL;

-- A manuscript for everything there is. The key that is searched is the one of the search where that knows it; the seed
-- and every save write the right one.
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'spot', t.slug, t.name,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.name_kana)) || ' ' || coalesce(d.name_key, lower(t.name)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM spots t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'hotel', t.slug, t.name,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.name_kana)) || ' ' || coalesce(d.name_key, lower(t.name)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM hotels t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'restaurant', t.slug, t.name,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.name_kana)) || ' ' || coalesce(d.name_key, lower(t.name)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM restaurants t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'activity', t.slug, t.name,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.name_kana)) || ' ' || coalesce(d.name_key, lower(t.name)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM activities t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'gift', t.slug, t.name,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.name_kana)) || ' ' || coalesce(d.name_key, lower(t.name)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM gifts t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'goods', t.slug, t.name,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.name_kana)) || ' ' || coalesce(d.name_key, lower(t.name)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM goods t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'product', t.slug, t.title,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.title)) || ' ' || coalesce(d.name_key, lower(t.title)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM products t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'feature', t.slug, t.title,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.title)) || ' ' || coalesce(d.name_key, lower(t.title)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM features t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'campaign', t.slug, t.title,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.title)) || ' ' || coalesce(d.name_key, lower(t.title)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM campaigns t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'sponsored-page', t.slug, t.title,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.title)) || ' ' || coalesce(d.name_key, lower(t.title)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', NULL, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM sponsored_pages t LEFT JOIN search_documents d ON d.content_id = t.id;
INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, type, prefecture_code, author_id,
  disclosure_kind, hero_address, version, live_version, published_at, scheduled_at, unpublish_at, content_updated_at,
  fact_checked_at, created_at, saved_at)
SELECT t.id, 'article-page', t.slug, t.title,
  coalesce(nullif(d.reading_key, ''), d.name_key, lower(t.title)) || ' ' || coalesce(d.name_key, lower(t.title)) || ' ' || replace(t.slug, '-', ''),
  t.status, t.status = 'published', t.status <> 'published', t.type, t.prefecture_code, t.author_id, json_extract(t.disclosure, '$.kind'),
  json_extract(t.hero, '$.address'), t.version, iif(t.status = 'published', t.version, NULL), t.published_at, t.scheduled_at,
  t.unpublish_at, t.content_updated_at, t.fact_checked_at, t.created_at, t.updated_at
FROM article_pages t LEFT JOIN search_documents d ON d.content_id = t.id;
