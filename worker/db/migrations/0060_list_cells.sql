-- How many published entries of a listed kind agree in all that its list is filtered by, kept by the triggers below: a list
-- counts its choices without reading the entries. Entries that are published but not public at a moment (before
-- published_at, after unpublish_at) are few; they are counted here and taken off when the cells are read.
CREATE TABLE list_cells (
  kind TEXT NOT NULL,
  sort TEXT NOT NULL,
  prefecture_code TEXT NOT NULL,
  months TEXT NOT NULL,
  facts TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, sort, prefecture_code, months, facts)
) WITHOUT ROWID;

INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
  SELECT 'spot', t.category, coalesce(t.prefecture_code, ''), t.best_months, iif(t.kids, 'kids ', '') || iif(t.rainy_day, 'rainy ', '') || iif(t.free, 'free ', ''), count(*) FROM spots t WHERE t.status = 'published' GROUP BY 2, 3, 4, 5;
CREATE TRIGGER spots_listed AFTER INSERT ON spots BEGIN
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'spot', new.category, coalesce(new.prefecture_code, ''), new.best_months, iif(new.kids, 'kids ', '') || iif(new.rainy_day, 'rainy ', '') || iif(new.free, 'free ', ''), 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER spots_unlisted AFTER DELETE ON spots BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('spot', old.category, coalesce(old.prefecture_code, ''), old.best_months, iif(old.kids, 'kids ', '') || iif(old.rainy_day, 'rainy ', '') || iif(old.free, 'free ', ''));
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('spot', old.category, coalesce(old.prefecture_code, ''), old.best_months, iif(old.kids, 'kids ', '') || iif(old.rainy_day, 'rainy ', '') || iif(old.free, 'free ', ''));
END;
CREATE TRIGGER spots_relisted AFTER UPDATE OF status, prefecture_code, category, best_months, kids, rainy_day, free ON spots
  WHEN (old.status, old.prefecture_code, old.category, old.best_months, old.kids, old.rainy_day, old.free)
    IS NOT (new.status, new.prefecture_code, new.category, new.best_months, new.kids, new.rainy_day, new.free) BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('spot', old.category, coalesce(old.prefecture_code, ''), old.best_months, iif(old.kids, 'kids ', '') || iif(old.rainy_day, 'rainy ', '') || iif(old.free, 'free ', ''));
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('spot', old.category, coalesce(old.prefecture_code, ''), old.best_months, iif(old.kids, 'kids ', '') || iif(old.rainy_day, 'rainy ', '') || iif(old.free, 'free ', ''));
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'spot', new.category, coalesce(new.prefecture_code, ''), new.best_months, iif(new.kids, 'kids ', '') || iif(new.rainy_day, 'rainy ', '') || iif(new.free, 'free ', ''), 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE INDEX spots_by_end ON spots (unpublish_at) WHERE unpublish_at IS NOT NULL;

INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
  SELECT 'hotel', t.type, coalesce(t.prefecture_code, ''), '[]', iif(coalesce(json_extract(t.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(t.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(t.onsen, '$.privateBath'), 0), 'private-bath ', ''), count(*) FROM hotels t WHERE t.status = 'published' GROUP BY 2, 3, 4, 5;
CREATE TRIGGER hotels_listed AFTER INSERT ON hotels BEGIN
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'hotel', new.type, coalesce(new.prefecture_code, ''), '[]', iif(coalesce(json_extract(new.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(new.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(new.onsen, '$.privateBath'), 0), 'private-bath ', ''), 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER hotels_unlisted AFTER DELETE ON hotels BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('hotel', old.type, coalesce(old.prefecture_code, ''), '[]', iif(coalesce(json_extract(old.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(old.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(old.onsen, '$.privateBath'), 0), 'private-bath ', ''));
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('hotel', old.type, coalesce(old.prefecture_code, ''), '[]', iif(coalesce(json_extract(old.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(old.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(old.onsen, '$.privateBath'), 0), 'private-bath ', ''));
END;
CREATE TRIGGER hotels_relisted AFTER UPDATE OF status, prefecture_code, type, onsen ON hotels
  WHEN (old.status, old.prefecture_code, old.type, old.onsen)
    IS NOT (new.status, new.prefecture_code, new.type, new.onsen) BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('hotel', old.type, coalesce(old.prefecture_code, ''), '[]', iif(coalesce(json_extract(old.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(old.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(old.onsen, '$.privateBath'), 0), 'private-bath ', ''));
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('hotel', old.type, coalesce(old.prefecture_code, ''), '[]', iif(coalesce(json_extract(old.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(old.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(old.onsen, '$.privateBath'), 0), 'private-bath ', ''));
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'hotel', new.type, coalesce(new.prefecture_code, ''), '[]', iif(coalesce(json_extract(new.onsen, '$.has'), 0), 'onsen ', '') || iif(coalesce(json_extract(new.onsen, '$.kakenagashi'), 0), 'kakenagashi ', '') || iif(coalesce(json_extract(new.onsen, '$.privateBath'), 0), 'private-bath ', ''), 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE INDEX hotels_by_end ON hotels (unpublish_at) WHERE unpublish_at IS NOT NULL;

INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
  SELECT 'gift', t.category, coalesce(t.prefecture_code, ''), '[]', '', count(*) FROM gifts t WHERE t.status = 'published' GROUP BY 2, 3, 4, 5;
CREATE TRIGGER gifts_listed AFTER INSERT ON gifts BEGIN
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'gift', new.category, coalesce(new.prefecture_code, ''), '[]', '', 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER gifts_unlisted AFTER DELETE ON gifts BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('gift', old.category, coalesce(old.prefecture_code, ''), '[]', '');
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('gift', old.category, coalesce(old.prefecture_code, ''), '[]', '');
END;
CREATE TRIGGER gifts_relisted AFTER UPDATE OF status, prefecture_code, category ON gifts
  WHEN (old.status, old.prefecture_code, old.category)
    IS NOT (new.status, new.prefecture_code, new.category) BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('gift', old.category, coalesce(old.prefecture_code, ''), '[]', '');
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('gift', old.category, coalesce(old.prefecture_code, ''), '[]', '');
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'gift', new.category, coalesce(new.prefecture_code, ''), '[]', '', 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE INDEX gifts_by_end ON gifts (unpublish_at) WHERE unpublish_at IS NOT NULL;

INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
  SELECT 'goods', t.category, coalesce(t.prefecture_code, ''), '[]', '', count(*) FROM goods t WHERE t.status = 'published' GROUP BY 2, 3, 4, 5;
CREATE TRIGGER goods_listed AFTER INSERT ON goods BEGIN
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'goods', new.category, coalesce(new.prefecture_code, ''), '[]', '', 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER goods_unlisted AFTER DELETE ON goods BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('goods', old.category, coalesce(old.prefecture_code, ''), '[]', '');
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('goods', old.category, coalesce(old.prefecture_code, ''), '[]', '');
END;
CREATE TRIGGER goods_relisted AFTER UPDATE OF status, prefecture_code, category ON goods
  WHEN (old.status, old.prefecture_code, old.category)
    IS NOT (new.status, new.prefecture_code, new.category) BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('goods', old.category, coalesce(old.prefecture_code, ''), '[]', '');
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('goods', old.category, coalesce(old.prefecture_code, ''), '[]', '');
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'goods', new.category, coalesce(new.prefecture_code, ''), '[]', '', 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE INDEX goods_by_end ON goods (unpublish_at) WHERE unpublish_at IS NOT NULL;

INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
  SELECT 'article-page', t.type, coalesce(t.prefecture_code, ''), '[]', '', count(*) FROM article_pages t WHERE t.status = 'published' GROUP BY 2, 3, 4, 5;
CREATE TRIGGER article_pages_listed AFTER INSERT ON article_pages BEGIN
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'article-page', new.type, coalesce(new.prefecture_code, ''), '[]', '', 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER article_pages_unlisted AFTER DELETE ON article_pages BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('article-page', old.type, coalesce(old.prefecture_code, ''), '[]', '');
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('article-page', old.type, coalesce(old.prefecture_code, ''), '[]', '');
END;
CREATE TRIGGER article_pages_relisted AFTER UPDATE OF status, prefecture_code, type ON article_pages
  WHEN (old.status, old.prefecture_code, old.type)
    IS NOT (new.status, new.prefecture_code, new.type) BEGIN
  UPDATE list_cells SET count = count - 1 WHERE old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('article-page', old.type, coalesce(old.prefecture_code, ''), '[]', '');
  DELETE FROM list_cells WHERE count = 0 AND old.status = 'published'
    AND (kind, sort, prefecture_code, months, facts) = ('article-page', old.type, coalesce(old.prefecture_code, ''), '[]', '');
  INSERT INTO list_cells (kind, sort, prefecture_code, months, facts, count)
    SELECT 'article-page', new.type, coalesce(new.prefecture_code, ''), '[]', '', 1 WHERE new.status = 'published'
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE INDEX article_pages_by_end ON article_pages (unpublish_at) WHERE unpublish_at IS NOT NULL;

-- The orders of the lists.
CREATE INDEX spots_by_reading ON spots (status, name_kana, id);
CREATE INDEX hotels_by_reading ON hotels (status, name_kana, id);
CREATE INDEX gifts_by_reading ON gifts (status, name_kana, id);
CREATE INDEX goods_by_reading ON goods (status, name_kana, id);
CREATE INDEX hotels_by_price ON hotels (status, (min_charge IS NULL), min_charge, id);
CREATE INDEX gifts_by_price ON gifts (status, (price IS NULL), price, id);
-- The list that grows most has an index for each order of each filter. Regions are ranges of codes
-- (domain/region/built-in-regions.ts), counted here from 0.
CREATE INDEX article_pages_by_update ON article_pages (
  status, coalesce(content_updated_at, published_at) DESC, id DESC, published_at, unpublish_at
);
CREATE INDEX article_pages_by_prefecture_and_update ON article_pages (
  prefecture_code,
  status, coalesce(content_updated_at, published_at) DESC, id DESC, published_at, unpublish_at
);
CREATE INDEX article_pages_by_region ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'),
  status, published_at DESC, id DESC, unpublish_at
);
CREATE INDEX article_pages_by_region_and_update ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'),
  status, coalesce(content_updated_at, published_at) DESC, id DESC, published_at, unpublish_at
);
CREATE INDEX article_pages_by_type_and_update ON article_pages (
  type,
  status, coalesce(content_updated_at, published_at) DESC, id DESC, published_at, unpublish_at
);
CREATE INDEX article_pages_by_prefecture_and_type ON article_pages (
  prefecture_code, type,
  status, published_at DESC, id DESC, unpublish_at
);
CREATE INDEX article_pages_by_prefecture_and_type_and_update ON article_pages (
  prefecture_code, type,
  status, coalesce(content_updated_at, published_at) DESC, id DESC, published_at, unpublish_at
);
CREATE INDEX article_pages_by_region_and_type ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'), type,
  status, published_at DESC, id DESC, unpublish_at
);
CREATE INDEX article_pages_by_region_and_type_and_update ON article_pages (
  (prefecture_code > '07') + (prefecture_code > '14') + (prefecture_code > '23') + (prefecture_code > '30') + (prefecture_code > '35') + (prefecture_code > '39'), type,
  status, coalesce(content_updated_at, published_at) DESC, id DESC, published_at, unpublish_at
);
CREATE INDEX article_pages_by_city ON article_pages (city_code, status, published_at DESC, id DESC, unpublish_at);
