-- Which manuscripts have a word in their search key, without reading all of them: the pairs of its letters, so that a word is
-- found wherever it begins. `number` is what the index knows a manuscript by. A copy of the database has none of the
-- index: it is filled again from the search keys (worker/db/search/rebuild.server.ts).
ALTER TABLE manuscripts ADD COLUMN number INTEGER;
CREATE INDEX manuscripts_by_number ON manuscripts (number);
CREATE VIRTUAL TABLE manuscript_words USING fts5 (
  pairs, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '1'
);

CREATE TRIGGER manuscripts_words_added AFTER INSERT ON manuscripts BEGIN
  UPDATE manuscripts SET number = (SELECT coalesce(max(number), 0) + 1 FROM manuscripts) WHERE id = new.id;
  INSERT INTO manuscript_words (rowid, pairs)
    SELECT m.number, (SELECT group_concat(substr(m.search_key, i.key + 1, 2), ' ')
      FROM json_each('[' || replace(hex(zeroblob(length(m.search_key))), '00', '0,') || '0]') i)
    FROM manuscripts m WHERE m.id = new.id;
END;
CREATE TRIGGER manuscripts_words_changed AFTER UPDATE OF search_key ON manuscripts
WHEN old.search_key <> new.search_key BEGIN
  DELETE FROM manuscript_words WHERE rowid = new.number;
  INSERT INTO manuscript_words (rowid, pairs)
    SELECT new.number, group_concat(substr(new.search_key, i.key + 1, 2), ' ')
    FROM json_each('[' || replace(hex(zeroblob(length(new.search_key))), '00', '0,') || '0]') i;
END;
CREATE TRIGGER manuscripts_words_removed AFTER DELETE ON manuscripts BEGIN
  DELETE FROM manuscript_words WHERE rowid = old.number;
END;

UPDATE manuscripts SET number = rowid;
INSERT INTO manuscript_words (rowid, pairs)
  SELECT m.number, (SELECT group_concat(substr(m.search_key, i.key + 1, 2), ' ')
    FROM json_each('[' || replace(hex(zeroblob(length(m.search_key))), '00', '0,') || '0]') i)
  FROM manuscripts m;
