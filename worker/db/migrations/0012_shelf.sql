-- What members keep and what they have read: of spots and of articles. title, label (the category of a spot, the type
-- of an article), name_key (its reading, or its title) and changed_at (its last update) are those of the content when
-- it was last public: what is no longer there still has a name, and lists are sorted without reading the content.
CREATE TABLE favorites (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_type TEXT NOT NULL CHECK (target_type IN ('spot', 'article-page')),
  target_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  title TEXT NOT NULL,
  label TEXT NOT NULL,
  name_key TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  PRIMARY KEY (account_id, target_type, target_id)
) WITHOUT ROWID;
CREATE INDEX favorites_newest ON favorites (account_id, created_at);
CREATE INDEX favorites_of_kind ON favorites (account_id, target_type, created_at, target_id);
CREATE INDEX favorites_of_label ON favorites (account_id, target_type, label, created_at, target_id);
CREATE INDEX favorites_by_target ON favorites (target_id);

CREATE TABLE histories (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_type TEXT NOT NULL CHECK (target_type IN ('spot', 'article-page')),
  target_id TEXT NOT NULL,
  first_viewed_at TEXT NOT NULL,
  last_viewed_at TEXT NOT NULL,
  views INTEGER NOT NULL,
  title TEXT NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (account_id, target_type, target_id)
) WITHOUT ROWID;
CREATE INDEX histories_of_kind ON histories (account_id, target_type, last_viewed_at, target_id);
CREATE INDEX histories_by_target ON histories (target_id);

-- One row for a member: whether reading is remembered (NULL: never decided), and a number that grows with every change
-- of the favourites, by which a device knows that it has them all.
CREATE TABLE shelves (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  history_paused INTEGER,
  favorites_version INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id)
) WITHOUT ROWID;

-- How many there are, kept by the triggers below: nothing is counted when a list is asked for.
CREATE TABLE shelf_counts (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  shelf TEXT NOT NULL CHECK (shelf IN ('favorite', 'history')),
  target_type TEXT NOT NULL,
  label TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, shelf, target_type, label)
) WITHOUT ROWID;

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

-- At most 500 of each kind are remembered (domain/shelf.ts): whoever comes as the next takes the place of the oldest.
CREATE TRIGGER histories_added AFTER INSERT ON histories BEGIN
  INSERT INTO shelf_counts (account_id, shelf, target_type, label, count)
    VALUES (new.account_id, 'history', new.target_type, new.label, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  DELETE FROM histories
    WHERE account_id = new.account_id AND target_type = new.target_type
      AND 500 < (SELECT sum(count) FROM shelf_counts
        WHERE account_id = new.account_id AND shelf = 'history' AND target_type = new.target_type)
      AND target_id = (SELECT target_id FROM histories
        WHERE account_id = new.account_id AND target_type = new.target_type
        ORDER BY last_viewed_at, target_id LIMIT 1);
END;
CREATE TRIGGER histories_removed AFTER DELETE ON histories BEGIN
  UPDATE shelf_counts SET count = count - 1
    WHERE account_id = old.account_id AND shelf = 'history' AND target_type = old.target_type AND label = old.label;
END;
CREATE TRIGGER histories_moved AFTER UPDATE OF label ON histories WHEN old.label IS NOT new.label BEGIN
  UPDATE shelf_counts SET count = count - 1
    WHERE account_id = old.account_id AND shelf = 'history' AND target_type = old.target_type AND label = old.label;
  INSERT INTO shelf_counts (account_id, shelf, target_type, label, count)
    VALUES (new.account_id, 'history', new.target_type, new.label, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;

-- What is published under another name, or as something else, is kept under it.
CREATE TRIGGER spots_on_shelves AFTER UPDATE OF name, name_kana, category, content_updated_at ON spots
WHEN new.status = 'published' AND (old.name IS NOT new.name OR old.name_kana IS NOT new.name_kana
  OR old.category IS NOT new.category OR old.content_updated_at IS NOT new.content_updated_at)
BEGIN
  UPDATE favorites SET title = new.name, label = new.category, name_key = new.name_kana,
      changed_at = coalesce(new.content_updated_at, new.published_at, '')
    WHERE target_id = new.id AND target_type = 'spot';
  UPDATE histories SET title = new.name, label = new.category WHERE target_id = new.id AND target_type = 'spot';
END;
CREATE TRIGGER article_pages_on_shelves AFTER UPDATE OF title, type, content_updated_at ON article_pages
WHEN new.status = 'published' AND (old.title IS NOT new.title OR old.type IS NOT new.type
  OR old.content_updated_at IS NOT new.content_updated_at)
BEGIN
  UPDATE favorites SET title = new.title, label = new.type, name_key = new.title,
      changed_at = coalesce(new.content_updated_at, new.published_at, '')
    WHERE target_id = new.id AND target_type = 'article-page';
  UPDATE histories SET title = new.title, label = new.type
    WHERE target_id = new.id AND target_type = 'article-page';
END;
