-- The municipalities of a prefecture in its row, as a JSON list in the order of their codes: they change about once a year,
-- and the list of all regions reads 54 rows instead of 1,946.
ALTER TABLE prefectures ADD COLUMN cities TEXT NOT NULL DEFAULT '[]';
UPDATE prefectures SET cities = (
  SELECT json_group_array(json_object('id', id, 'name', name, 'code', code, 'prefectureId', prefecture_id,
    'createdAt', created_at, 'updatedAt', updated_at))
  FROM (SELECT * FROM cities WHERE prefecture_id = prefectures.id ORDER BY code)
);
