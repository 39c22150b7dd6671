-- Themes: pages that introduce a subject and gather what has its tags.
CREATE TABLE themes (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  slug_history TEXT NOT NULL,
  status TEXT NOT NULL,
  published_at TEXT,
  scheduled_at TEXT,
  unpublish_at TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  content_updated_at TEXT,
  fact_checked_at TEXT,
  author_id TEXT REFERENCES authors (id),
  editor_id TEXT REFERENCES authors (id),
  supervisor TEXT,
  seo TEXT NOT NULL,
  hero TEXT NOT NULL,
  disclosure TEXT NOT NULL,
  tags TEXT NOT NULL,
  prefecture_code TEXT,
  city_code TEXT,
  data_note TEXT,
  title TEXT NOT NULL,
  catch TEXT NOT NULL,
  body TEXT NOT NULL,
  "order" INTEGER NOT NULL
);
CREATE INDEX themes_public ON themes (status, published_at, id, unpublish_at);
CREATE INDEX themes_by_prefecture ON themes (prefecture_code, status, published_at, id, unpublish_at);
CREATE INDEX themes_by_order ON themes (status, "order", id, published_at, unpublish_at);
CREATE TRIGGER themes_leave_search AFTER DELETE ON themes BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;

-- The newest entries of a tag are read in its order for every kind, not for articles only.
UPDATE content_tags SET published_at = CASE kind
  WHEN 'spot' THEN (SELECT published_at FROM spots WHERE id = content_id)
  WHEN 'hotel' THEN (SELECT published_at FROM hotels WHERE id = content_id)
  WHEN 'restaurant' THEN (SELECT published_at FROM restaurants WHERE id = content_id)
  WHEN 'activity' THEN (SELECT published_at FROM activities WHERE id = content_id)
  WHEN 'gift' THEN (SELECT published_at FROM gifts WHERE id = content_id)
  WHEN 'goods' THEN (SELECT published_at FROM goods WHERE id = content_id)
  WHEN 'product' THEN (SELECT published_at FROM products WHERE id = content_id)
  WHEN 'sponsored-page' THEN (SELECT published_at FROM sponsored_pages WHERE id = content_id)
END
WHERE published_at IS NULL AND kind NOT IN ('article-page', 'feature', 'campaign');
