-- Hotels, restaurants, activities and gifts can be favourites too. A check cannot be changed, so the table is copied. It
-- is not renamed: triggers of other tables name it.
CREATE TABLE former_favorites AS SELECT * FROM favorites;
DROP TABLE favorites;
CREATE TABLE favorites (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_type TEXT NOT NULL CHECK (target_type IN ('spot', 'article-page', 'hotel', 'restaurant', 'activity', 'gift')),
  target_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  title TEXT NOT NULL,
  label TEXT NOT NULL,
  name_key TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  PRIMARY KEY (account_id, target_type, target_id)
) WITHOUT ROWID;
-- Before the triggers: nothing is counted twice.
INSERT INTO favorites (account_id, target_type, target_id, created_at, title, label, name_key, changed_at)
  SELECT account_id, target_type, target_id, created_at, title, label, name_key, changed_at FROM former_favorites;
DROP TABLE former_favorites;

CREATE INDEX favorites_newest ON favorites (account_id, created_at);
CREATE INDEX favorites_of_kind ON favorites (account_id, target_type, created_at, target_id);
CREATE INDEX favorites_of_label ON favorites (account_id, target_type, label, created_at, target_id);
CREATE INDEX favorites_by_target ON favorites (target_id);

CREATE TRIGGER favorites_added AFTER INSERT ON favorites BEGIN
  INSERT INTO shelf_counts (account_id, shelf, target_type, label, count)
    VALUES (new.account_id, 'favorite', new.target_type, new.label, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO shelves (account_id, favorites_version) VALUES (new.account_id, 1)
    ON CONFLICT DO UPDATE SET favorites_version = favorites_version + 1;
END;
CREATE TRIGGER favorites_removed AFTER DELETE ON favorites BEGIN
  UPDATE shelf_counts SET count = count - 1
    WHERE account_id = old.account_id AND shelf = 'favorite' AND target_type = old.target_type AND label = old.label;
  UPDATE shelves SET favorites_version = favorites_version + 1 WHERE account_id = old.account_id;
END;
CREATE TRIGGER favorites_moved AFTER UPDATE OF label ON favorites WHEN old.label IS NOT new.label BEGIN
  UPDATE shelf_counts SET count = count - 1
    WHERE account_id = old.account_id AND shelf = 'favorite' AND target_type = old.target_type AND label = old.label;
  INSERT INTO shelf_counts (account_id, shelf, target_type, label, count)
    VALUES (new.account_id, 'favorite', new.target_type, new.label, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- As the triggers of spots and articles (0012_shelf.sql): what is published under another name is kept under it.
CREATE TRIGGER hotels_on_shelves AFTER UPDATE OF name, name_kana, type, content_updated_at ON hotels
WHEN new.status = 'published' AND (old.name IS NOT new.name OR old.name_kana IS NOT new.name_kana
  OR old.type IS NOT new.type OR old.content_updated_at IS NOT new.content_updated_at)
BEGIN
  UPDATE favorites SET title = new.name, label = new.type, name_key = new.name_kana,
      changed_at = coalesce(new.content_updated_at, new.published_at, '')
    WHERE target_id = new.id AND target_type = 'hotel';
END;
CREATE TRIGGER restaurants_on_shelves AFTER UPDATE OF name, name_kana, genres, content_updated_at ON restaurants
WHEN new.status = 'published' AND (old.name IS NOT new.name OR old.name_kana IS NOT new.name_kana
  OR old.genres IS NOT new.genres OR old.content_updated_at IS NOT new.content_updated_at)
BEGIN
  UPDATE favorites SET title = new.name, label = coalesce(new.genres ->> 0, ''), name_key = new.name_kana,
      changed_at = coalesce(new.content_updated_at, new.published_at, '')
    WHERE target_id = new.id AND target_type = 'restaurant';
END;
CREATE TRIGGER activities_on_shelves AFTER UPDATE OF name, name_kana, content_updated_at ON activities
WHEN new.status = 'published' AND (old.name IS NOT new.name OR old.name_kana IS NOT new.name_kana
  OR old.content_updated_at IS NOT new.content_updated_at)
BEGIN
  UPDATE favorites SET title = new.name, name_key = new.name_kana,
      changed_at = coalesce(new.content_updated_at, new.published_at, '')
    WHERE target_id = new.id AND target_type = 'activity';
END;
CREATE TRIGGER gifts_on_shelves AFTER UPDATE OF name, name_kana, category, content_updated_at ON gifts
WHEN new.status = 'published' AND (old.name IS NOT new.name OR old.name_kana IS NOT new.name_kana
  OR old.category IS NOT new.category OR old.content_updated_at IS NOT new.content_updated_at)
BEGIN
  UPDATE favorites SET title = new.name, label = new.category, name_key = new.name_kana,
      changed_at = coalesce(new.content_updated_at, new.published_at, '')
    WHERE target_id = new.id AND target_type = 'gift';
END;
