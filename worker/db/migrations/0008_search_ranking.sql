-- What a result is narrowed and counted by moves into the document's id (domain/search-id.ts), so that counting and
-- ranking read nothing but the index. What was indexed before is left behind: the content is to be saved again.
DROP TABLE search_documents;
DROP TABLE search_index;
DELETE FROM search_texts;

CREATE TABLE search_documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  content_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  reading_key TEXT NOT NULL,
  published_at TEXT NOT NULL,
  unpublish_at TEXT,
  ends_at TEXT
);
CREATE INDEX search_documents_by_name ON search_documents (name_key);
CREATE INDEX search_documents_by_reading ON search_documents (reading_key);

-- What is not public now is little, and left out of every search.
CREATE INDEX search_documents_by_publishing ON search_documents (published_at);
CREATE INDEX search_documents_by_unpublishing ON search_documents (unpublish_at) WHERE unpublish_at IS NOT NULL;
CREATE INDEX search_documents_by_end ON search_documents (ends_at) WHERE ends_at IS NOT NULL;

-- Pairs of letters joined by spaces (domain/search-text.ts); `keys` holds the tokens of domain/search-key.ts.
CREATE VIRTUAL TABLE search_index USING fts5 (
  name, reading, tags, catch, outline, places, keys, body,
  content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '1'
);

CREATE TRIGGER search_documents_forget AFTER DELETE ON search_documents BEGIN
  DELETE FROM search_index WHERE rowid = old.id;
  DELETE FROM search_texts WHERE id = old.id;
END;
