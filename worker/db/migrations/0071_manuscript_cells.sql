-- How many manuscripts agree in all facets, kept by the triggers below: a list that only facets narrow is counted, and a
-- small one found, without reading the others. '' is what is not set.
CREATE TABLE manuscript_cells (
  kind TEXT NOT NULL,
  stage TEXT NOT NULL,
  type TEXT NOT NULL,
  prefecture_code TEXT NOT NULL,
  author_id TEXT NOT NULL,
  disclosure_kind TEXT NOT NULL,
  is_live INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live)
) WITHOUT ROWID;
INSERT INTO manuscript_cells (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live, count)
  SELECT m.kind, m.stage, coalesce(m.type, ''), coalesce(m.prefecture_code, ''), coalesce(m.author_id, ''), coalesce(m.disclosure_kind, ''), m.is_live, count(*) FROM manuscripts m GROUP BY 1, 2, 3, 4, 5, 6, 7;
CREATE TRIGGER manuscripts_in_cell AFTER INSERT ON manuscripts BEGIN
  INSERT INTO manuscript_cells (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live, count)
    VALUES (new.kind, new.stage, coalesce(new.type, ''), coalesce(new.prefecture_code, ''), coalesce(new.author_id, ''), coalesce(new.disclosure_kind, ''), new.is_live, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER manuscripts_out_of_cell AFTER DELETE ON manuscripts BEGIN
  UPDATE manuscript_cells SET count = count - 1
    WHERE (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live)
      = (old.kind, old.stage, coalesce(old.type, ''), coalesce(old.prefecture_code, ''), coalesce(old.author_id, ''), coalesce(old.disclosure_kind, ''), old.is_live);
  DELETE FROM manuscript_cells WHERE count = 0
    AND (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live)
      = (old.kind, old.stage, coalesce(old.type, ''), coalesce(old.prefecture_code, ''), coalesce(old.author_id, ''), coalesce(old.disclosure_kind, ''), old.is_live);
END;
CREATE TRIGGER manuscripts_in_another_cell AFTER UPDATE OF kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live ON manuscripts
  WHEN (old.kind, old.stage, old.type, old.prefecture_code, old.author_id, old.disclosure_kind, old.is_live)
    IS NOT (new.kind, new.stage, new.type, new.prefecture_code, new.author_id, new.disclosure_kind, new.is_live) BEGIN
  UPDATE manuscript_cells SET count = count - 1
    WHERE (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live)
      = (old.kind, old.stage, coalesce(old.type, ''), coalesce(old.prefecture_code, ''), coalesce(old.author_id, ''), coalesce(old.disclosure_kind, ''), old.is_live);
  DELETE FROM manuscript_cells WHERE count = 0
    AND (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live)
      = (old.kind, old.stage, coalesce(old.type, ''), coalesce(old.prefecture_code, ''), coalesce(old.author_id, ''), coalesce(old.disclosure_kind, ''), old.is_live);
  INSERT INTO manuscript_cells (kind, stage, type, prefecture_code, author_id, disclosure_kind, is_live, count)
    VALUES (new.kind, new.stage, coalesce(new.type, ''), coalesce(new.prefecture_code, ''), coalesce(new.author_id, ''), coalesce(new.disclosure_kind, ''), new.is_live, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
