-- The same lookups in less room: rows arrive in the order of time, and SQLite fills the pages of an index only at its end.
-- A descending index has its new entries at the beginning, where every page is split and stays half empty; an ascending
-- one is read backwards.
DROP INDEX article_pages_public;
CREATE INDEX article_pages_public ON article_pages (status, published_at, id, unpublish_at);
DROP INDEX article_pages_by_prefecture;
CREATE INDEX article_pages_by_prefecture ON article_pages (prefecture_code, status, published_at, id, unpublish_at);
DROP INDEX article_pages_by_type;
CREATE INDEX article_pages_by_type ON article_pages (type, status, published_at, id, unpublish_at);
DROP INDEX article_pages_by_city;
CREATE INDEX article_pages_by_city ON article_pages (city_code, status, published_at, id, unpublish_at);
DROP INDEX article_pages_by_prefecture_and_type;
CREATE INDEX article_pages_by_prefecture_and_type ON article_pages (
  prefecture_code, type, status, published_at, id, unpublish_at
);
DROP INDEX article_pages_by_region;
CREATE INDEX article_pages_by_region ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'),
  status, published_at, id, unpublish_at
);
DROP INDEX article_pages_by_region_and_type;
CREATE INDEX article_pages_by_region_and_type ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'), type,
  status, published_at, id, unpublish_at
);
DROP INDEX article_pages_by_update;
CREATE INDEX article_pages_by_update ON article_pages (
  status, coalesce(content_updated_at, published_at), id, published_at, unpublish_at
);
DROP INDEX article_pages_by_type_and_update;
CREATE INDEX article_pages_by_type_and_update ON article_pages (
  type, status, coalesce(content_updated_at, published_at), id, published_at, unpublish_at
);
DROP INDEX article_pages_by_prefecture_and_update;
CREATE INDEX article_pages_by_prefecture_and_update ON article_pages (
  prefecture_code, status, coalesce(content_updated_at, published_at), id, published_at, unpublish_at
);
DROP INDEX article_pages_by_prefecture_and_type_and_update;
CREATE INDEX article_pages_by_prefecture_and_type_and_update ON article_pages (
  prefecture_code, type, status, coalesce(content_updated_at, published_at), id, published_at, unpublish_at
);
DROP INDEX article_pages_by_region_and_update;
CREATE INDEX article_pages_by_region_and_update ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'),
  status, coalesce(content_updated_at, published_at), id, published_at, unpublish_at
);
DROP INDEX article_pages_by_region_and_type_and_update;
CREATE INDEX article_pages_by_region_and_type_and_update ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'), type,
  status, coalesce(content_updated_at, published_at), id, published_at, unpublish_at
);
DROP INDEX content_mentions_newest;
CREATE INDEX content_mentions_newest ON content_mentions (to_id, from_kind, published_at);
DROP INDEX content_tags_newest;
CREATE INDEX content_tags_newest ON content_tags (kind, tag, published_at);
-- Tags are looked up with the kind.
DROP INDEX content_tags_by_tag;

-- The order of a theme is that of the table itself.
CREATE TABLE ordered_themes (
  theme TEXT NOT NULL,
  published_at TEXT NOT NULL,
  article_id TEXT NOT NULL,
  PRIMARY KEY (theme, published_at, article_id)
) WITHOUT ROWID;
INSERT INTO ordered_themes (theme, published_at, article_id)
  SELECT theme, published_at, article_id FROM article_themes ORDER BY theme, published_at, article_id;
DROP TABLE article_themes;
ALTER TABLE ordered_themes RENAME TO article_themes;
CREATE INDEX article_themes_by_article ON article_themes (article_id, theme);
