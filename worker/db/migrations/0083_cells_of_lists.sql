-- The cells of a list (0060_list_cells.sql) by its category, for reading: one row each, with a JSON object of their counts by
-- `prefecture|months|facts`. Spots that differ in their months are hundreds of cells, and each row read is billed.
CREATE TABLE cells_of_lists (
  kind TEXT NOT NULL,
  sort TEXT NOT NULL,
  counts TEXT NOT NULL,
  PRIMARY KEY (kind, sort)
) WITHOUT ROWID;

INSERT INTO cells_of_lists (kind, sort, counts)
  SELECT kind, sort, json_group_object(prefecture_code || '|' || months || '|' || facts, count) FROM list_cells GROUP BY kind, sort;

CREATE TRIGGER list_cells_added AFTER INSERT ON list_cells BEGIN
  INSERT INTO cells_of_lists (kind, sort, counts)
    VALUES (new.kind, new.sort, json_object(new.prefecture_code || '|' || new.months || '|' || new.facts, new.count))
    ON CONFLICT DO UPDATE
    SET counts = json_set(counts, '$."' || new.prefecture_code || '|' || new.months || '|' || new.facts || '"', new.count);
END;
CREATE TRIGGER list_cells_counted AFTER UPDATE OF count ON list_cells BEGIN
  UPDATE cells_of_lists
    SET counts = json_set(counts, '$."' || new.prefecture_code || '|' || new.months || '|' || new.facts || '"', new.count)
    WHERE (kind, sort) = (new.kind, new.sort);
END;
CREATE TRIGGER list_cells_removed AFTER DELETE ON list_cells BEGIN
  UPDATE cells_of_lists
    SET counts = json_remove(counts, '$."' || old.prefecture_code || '|' || old.months || '|' || old.facts || '"')
    WHERE (kind, sort) = (old.kind, old.sort);
END;
