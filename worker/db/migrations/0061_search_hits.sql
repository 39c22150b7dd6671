-- A hit is read from one row beside its card: whose it is, the name of its municipality, and its tags, which results are
-- narrowed by. They come before the text, which is long.
DROP TRIGGER search_documents_forget;
CREATE TABLE search_hits (
  id INTEGER PRIMARY KEY,
  content_id TEXT NOT NULL DEFAULT '',
  city TEXT,
  tags TEXT NOT NULL DEFAULT '[]',
  body TEXT NOT NULL
);
INSERT INTO search_hits (id, content_id, city, tags, body)
  SELECT t.id, d.content_id, (SELECT name FROM cities WHERE code = coalesce(
      (SELECT city_code FROM spots WHERE id = d.content_id),
      (SELECT city_code FROM hotels WHERE id = d.content_id),
      (SELECT city_code FROM restaurants WHERE id = d.content_id),
      (SELECT city_code FROM activities WHERE id = d.content_id),
      (SELECT city_code FROM gifts WHERE id = d.content_id),
      (SELECT city_code FROM goods WHERE id = d.content_id),
      (SELECT city_code FROM features WHERE id = d.content_id),
      (SELECT city_code FROM campaigns WHERE id = d.content_id),
      (SELECT city_code FROM article_pages WHERE id = d.content_id))),
    (SELECT json_group_array(tag) FROM content_tags WHERE content_id = d.content_id), t.body
  FROM search_texts t JOIN search_documents d ON d.id = t.id;
DROP TABLE search_texts;
ALTER TABLE search_hits RENAME TO search_texts;
CREATE TRIGGER search_documents_forget AFTER DELETE ON search_documents BEGIN
  DELETE FROM search_index WHERE rowid = old.id;
  DELETE FROM search_texts WHERE id = old.id;
END;
-- The version before this one, which runs on while this one is rolled out, writes the text only.
CREATE TRIGGER search_texts_of_former_version AFTER INSERT ON search_texts WHEN new.content_id = '' BEGIN
  UPDATE search_texts SET
    content_id = coalesce((SELECT content_id FROM search_documents WHERE id = new.id), ''),
    tags = (SELECT json_group_array(t.tag) FROM search_documents d JOIN content_tags t ON t.content_id = d.content_id
      WHERE d.id = new.id)
  WHERE id = new.id;
END;
