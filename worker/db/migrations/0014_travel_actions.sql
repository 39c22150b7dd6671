-- What members did on the way, or want to do. Identifiers are made by the client: they count within an account only.
-- listed_on is the day of a record in lists: its date, or the day a wish was written down (both Japan's).
-- activity_id may lead to a line of a guide that is gone; whoever reads it joins.
CREATE TABLE travel_actions (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('visited', 'stayed', 'ate', 'bought', 'wish')),
  ref_kind TEXT,
  ref_id TEXT,
  title TEXT NOT NULL,
  date TEXT,
  listed_on TEXT NOT NULL,
  prefecture_code TEXT,
  city_code TEXT,
  rating INTEGER,
  memo TEXT NOT NULL,
  activity_id TEXT,
  visibility TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX travel_actions_by_day ON travel_actions (account_id, listed_on DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX travel_actions_by_type ON travel_actions (account_id, type, listed_on DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX travel_actions_by_prefecture ON travel_actions (account_id, prefecture_code, listed_on DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX travel_actions_by_both ON travel_actions (account_id, prefecture_code, type, listed_on DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX travel_actions_deleted ON travel_actions (deleted_at) WHERE deleted_at IS NOT NULL;

-- The files are in the bucket PHOTOS (worker/media/photo-files.ts).
CREATE TABLE travel_action_photos (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  action_id TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  alt TEXT NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT,
  PRIMARY KEY (account_id, action_id, id),
  FOREIGN KEY (account_id, action_id) REFERENCES travel_actions (account_id, id) ON DELETE CASCADE
);
CREATE INDEX travel_action_photos_deleted ON travel_action_photos (deleted_at) WHERE deleted_at IS NOT NULL;

-- How many records of each type and prefecture a member has ('' for none), so that totals, limits and the map of
-- prefectures read a few rows of it instead of all records.
CREATE TABLE travel_action_counts (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  prefecture_code TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, type, prefecture_code)
) WITHOUT ROWID;

CREATE TRIGGER travel_actions_counted AFTER INSERT ON travel_actions WHEN new.deleted_at IS NULL BEGIN
  INSERT INTO travel_action_counts VALUES (new.account_id, new.type, ifnull(new.prefecture_code, ''), 1)
    ON CONFLICT (account_id, type, prefecture_code) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER travel_actions_recounted AFTER UPDATE OF type, prefecture_code, deleted_at ON travel_actions BEGIN
  UPDATE travel_action_counts SET count = count - 1
    WHERE old.deleted_at IS NULL AND account_id = old.account_id AND type = old.type
      AND prefecture_code = ifnull(old.prefecture_code, '');
  INSERT INTO travel_action_counts
    SELECT new.account_id, new.type, ifnull(new.prefecture_code, ''), 1 WHERE new.deleted_at IS NULL
    ON CONFLICT (account_id, type, prefecture_code) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER travel_actions_uncounted AFTER DELETE ON travel_actions WHEN old.deleted_at IS NULL BEGIN
  UPDATE travel_action_counts SET count = count - 1
    WHERE account_id = old.account_id AND type = old.type AND prefecture_code = ifnull(old.prefecture_code, '');
END;

-- Folders of the bucket that are to be emptied. They outlive the account they were of, so that nothing of it stays
-- when the emptying is interrupted.
CREATE TABLE photo_removals (
  prefix TEXT PRIMARY KEY,
  asked_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX photo_removals_by_age ON photo_removals (asked_at);
