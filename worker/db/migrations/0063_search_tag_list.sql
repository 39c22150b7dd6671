-- All tags in one row, `[tag, key]` each, for suggestions: a list of words that editors choose, which is short.
CREATE TABLE search_tag_list (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  tags TEXT NOT NULL
);
INSERT INTO search_tag_list (id, tags) SELECT 1, json_group_array(json_array(tag, key)) FROM search_tags;
CREATE TRIGGER search_tags_listed AFTER INSERT ON search_tags BEGIN
  UPDATE search_tag_list SET tags = json_insert(tags, '$[#]', json_array(new.tag, new.key)) WHERE id = 1;
END;
