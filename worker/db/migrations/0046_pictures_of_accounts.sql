-- Until when a picture of the account is being decoded; null while none is. In milliseconds since 1970.
ALTER TABLE accounts ADD COLUMN decoding_until INTEGER;

-- Around which points something crops a picture, besides its middle: JSON, [[x, y], …] in twentieths of its sides.
ALTER TABLE media_uses ADD COLUMN focal_points TEXT NOT NULL DEFAULT '[]';
CREATE INDEX media_uses_cropped ON media_uses (address, state) WHERE focal_points <> '[]';

-- What is shown already.
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM spots t, json_tree(json_object('hero', json(t.hero), 'body', json(t.body))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'spot' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM hotels t, json_tree(json_object('hero', json(t.hero), 'body', json(t.body))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'hotel' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM restaurants t, json_tree(json_object('hero', json(t.hero), 'body', json(t.body))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'restaurant' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM activities t, json_tree(json_object('hero', json(t.hero), 'body', json(t.body))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'activity' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM gifts t, json_tree(json_object('hero', json(t.hero), 'body', json(t.body))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'gift' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM goods t, json_tree(json_object('hero', json(t.hero), 'body', json(t.body))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'goods' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM article_pages t, json_tree(json_object('hero', json(t.hero), 'body', json(t.blocks))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'article-page' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM products t, json_tree(json_object('hero', json(t.hero))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'product' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM features t, json_tree(json_object('hero', json(t.hero))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'feature' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM campaigns t, json_tree(json_object('hero', json(t.hero))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'campaign' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM sponsored_pages t, json_tree(json_object('hero', json(t.hero))) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'sponsored-page' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM authors t, json_tree(iif(json_valid(t.avatar), t.avatar, '{}')) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind = 'author' AND media_uses.state = 'live' AND media_uses.content_id = f.id AND media_uses.address = f.address;
UPDATE media_uses SET focal_points = f.points FROM (
  SELECT t.id AS id, j.value ->> '$.address' AS address,
    '[' || group_concat(DISTINCT '[' || CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) || ',' || CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) || ']') || ']' AS points
  FROM manuscripts t, json_tree(t.fields) j
  WHERE CASE j.type WHEN 'object' THEN json_type(j.value, '$.address') = 'text'
    AND json_type(j.value, '$.focalX') IN ('real', 'integer') AND json_type(j.value, '$.focalY') IN ('real', 'integer')
    AND NOT (CAST(round((j.value ->> '$.focalX') * 20) AS INTEGER) = 10 AND CAST(round((j.value ->> '$.focalY') * 20) AS INTEGER) = 10) END
  GROUP BY t.id, address
) f
WHERE media_uses.kind <> 'author' AND media_uses.state = 'draft' AND media_uses.content_id = f.id AND media_uses.address = f.address;

-- The picture of whoever writes.
DROP TRIGGER authors_added_picture;
DROP TRIGGER authors_changed_picture;
CREATE TRIGGER authors_added_picture AFTER INSERT ON authors BEGIN
  DELETE FROM media_uses WHERE kind = 'author' AND content_id = new.id;
  INSERT INTO media_uses (kind, content_id, state, address, places, focal_points)
  SELECT 'author', new.id, 'live', j.avatar ->> '$.address', '["avatar"]',
    iif(ifnull(round((j.avatar ->> '$.focalX') * 20), 10) = 10 AND ifnull(round((j.avatar ->> '$.focalY') * 20), 10) = 10, '[]',
      json_array(json_array(CAST(round(ifnull(j.avatar ->> '$.focalX', 0.5) * 20) AS INTEGER), CAST(round(ifnull(j.avatar ->> '$.focalY', 0.5) * 20) AS INTEGER))))
  FROM (SELECT iif(json_valid(new.avatar), new.avatar, '{}') AS avatar) j WHERE json_type(j.avatar, '$.address') = 'text';
END;
CREATE TRIGGER authors_changed_picture AFTER UPDATE OF avatar ON authors BEGIN
  DELETE FROM media_uses WHERE kind = 'author' AND content_id = new.id;
  INSERT INTO media_uses (kind, content_id, state, address, places, focal_points)
  SELECT 'author', new.id, 'live', j.avatar ->> '$.address', '["avatar"]',
    iif(ifnull(round((j.avatar ->> '$.focalX') * 20), 10) = 10 AND ifnull(round((j.avatar ->> '$.focalY') * 20), 10) = 10, '[]',
      json_array(json_array(CAST(round(ifnull(j.avatar ->> '$.focalX', 0.5) * 20) AS INTEGER), CAST(round(ifnull(j.avatar ->> '$.focalY', 0.5) * 20) AS INTEGER))))
  FROM (SELECT iif(json_valid(new.avatar), new.avatar, '{}') AS avatar) j WHERE json_type(j.avatar, '$.address') = 'text';
END;
