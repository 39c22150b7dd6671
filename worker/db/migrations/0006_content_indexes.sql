-- What is derived from content and written with it: tags, mentions of other content, and slugs of the past.
CREATE TABLE content_tags (
  kind TEXT NOT NULL,
  content_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  PRIMARY KEY (kind, tag, content_id)
) WITHOUT ROWID;
CREATE INDEX content_tags_by_content ON content_tags (content_id);

CREATE TABLE content_mentions (
  from_kind TEXT NOT NULL,
  from_id TEXT NOT NULL,
  to_kind TEXT NOT NULL,
  to_id TEXT NOT NULL,
  published_at TEXT,
  PRIMARY KEY (to_id, from_kind, from_id)
) WITHOUT ROWID;
CREATE INDEX content_mentions_by_source ON content_mentions (from_id);
CREATE INDEX content_mentions_newest ON content_mentions (to_id, from_kind, published_at DESC);

CREATE TABLE slug_history (
  kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  content_id TEXT NOT NULL,
  PRIMARY KEY (kind, slug)
) WITHOUT ROWID;
CREATE INDEX slug_history_by_content ON slug_history (content_id);
