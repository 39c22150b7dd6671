-- Full-text search. What is found is a document: one row of published content with what results are narrowed by.
-- `months` is a bit for each month (1 << month), `ends_at` the moment after which a campaign is not found.
CREATE TABLE search_documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  content_id TEXT NOT NULL UNIQUE,
  prefecture_code TEXT,
  city_code TEXT,
  months INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  reading_key TEXT NOT NULL,
  published_at TEXT NOT NULL,
  unpublish_at TEXT,
  ends_at TEXT
);
CREATE INDEX search_documents_by_name ON search_documents (name_key);
CREATE INDEX search_documents_by_reading ON search_documents (reading_key);

-- The words themselves, for excerpts; apart, so that reading many documents stays cheap.
CREATE TABLE search_texts (
  id INTEGER PRIMARY KEY,
  body TEXT NOT NULL
);

-- The same tags as `content_tags`, once each, with the text they are compared by.
CREATE TABLE search_tags (
  tag TEXT PRIMARY KEY,
  key TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX content_tags_by_tag ON content_tags (tag);

-- Names and readings of a municipality as the index takes them.
ALTER TABLE cities ADD COLUMN search_words TEXT NOT NULL DEFAULT '';

-- Pairs of letters joined by spaces (domain/search-text.ts). It keeps no text of its own.
CREATE VIRTUAL TABLE search_index USING fts5 (
  name, reading, tags, catch, places, body,
  content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '1'
);

-- Whatever removes a row removes it from the search too.
CREATE TRIGGER search_documents_forget AFTER DELETE ON search_documents BEGIN
  DELETE FROM search_index WHERE rowid = old.id;
  DELETE FROM search_texts WHERE id = old.id;
END;
CREATE TRIGGER spots_leave_search AFTER DELETE ON spots BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER hotels_leave_search AFTER DELETE ON hotels BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER restaurants_leave_search AFTER DELETE ON restaurants BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER activities_leave_search AFTER DELETE ON activities BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER gifts_leave_search AFTER DELETE ON gifts BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER goods_leave_search AFTER DELETE ON goods BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER features_leave_search AFTER DELETE ON features BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER campaigns_leave_search AFTER DELETE ON campaigns BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
CREATE TRIGGER article_pages_leave_search AFTER DELETE ON article_pages BEGIN
  DELETE FROM search_documents WHERE content_id = old.id;
END;
