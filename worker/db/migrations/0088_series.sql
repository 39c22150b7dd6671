-- Series: several articles in an order.
CREATE TABLE series (
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
  lead TEXT NOT NULL,
  parts TEXT NOT NULL,
  "order" INTEGER NOT NULL
);
CREATE INDEX series_public ON series (status, published_at, id, unpublish_at);
CREATE INDEX series_by_prefecture ON series (prefecture_code, status, published_at, id, unpublish_at);
CREATE INDEX series_by_order ON series (status, "order", id, published_at, unpublish_at);
CREATE TRIGGER series_leave_search AFTER DELETE ON series BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
