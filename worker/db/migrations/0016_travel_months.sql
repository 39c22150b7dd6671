-- How many records of journeys fell into each month and prefecture ('' for none), and how many of them were stays: a
-- year in review reads these rows instead of all records. Wishes are not journeys, and have no day.
CREATE TABLE travel_month_counts (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  month TEXT NOT NULL,
  prefecture_code TEXT NOT NULL,
  count INTEGER NOT NULL,
  stays INTEGER NOT NULL,
  PRIMARY KEY (account_id, month, prefecture_code)
) WITHOUT ROWID;

INSERT INTO travel_month_counts (account_id, month, prefecture_code, count, stays)
SELECT account_id, substr(date, 1, 7), ifnull(prefecture_code, ''), count(*), sum(type = 'stayed')
FROM travel_actions
WHERE deleted_at IS NULL AND date IS NOT NULL AND type <> 'wish'
GROUP BY 1, 2, 3;

CREATE TRIGGER travel_months_counted AFTER INSERT ON travel_actions
WHEN new.deleted_at IS NULL AND new.date IS NOT NULL AND new.type <> 'wish' BEGIN
  INSERT INTO travel_month_counts (account_id, month, prefecture_code, count, stays)
    VALUES (new.account_id, substr(new.date, 1, 7), ifnull(new.prefecture_code, ''), 1, new.type = 'stayed')
    ON CONFLICT (account_id, month, prefecture_code)
    DO UPDATE SET count = count + 1, stays = stays + excluded.stays;
END;

CREATE TRIGGER travel_months_recounted AFTER UPDATE OF type, date, prefecture_code, deleted_at ON travel_actions BEGIN
  UPDATE travel_month_counts SET count = count - 1, stays = stays - (old.type = 'stayed')
    WHERE old.deleted_at IS NULL AND old.type <> 'wish' AND account_id = old.account_id
      AND month = substr(old.date, 1, 7) AND prefecture_code = ifnull(old.prefecture_code, '');
  INSERT INTO travel_month_counts (account_id, month, prefecture_code, count, stays)
    SELECT new.account_id, substr(new.date, 1, 7), ifnull(new.prefecture_code, ''), 1, new.type = 'stayed'
    WHERE new.deleted_at IS NULL AND new.date IS NOT NULL AND new.type <> 'wish'
    ON CONFLICT (account_id, month, prefecture_code)
    DO UPDATE SET count = count + 1, stays = stays + excluded.stays;
  DELETE FROM travel_month_counts
    WHERE count <= 0 AND account_id = old.account_id AND month = substr(old.date, 1, 7)
      AND prefecture_code = ifnull(old.prefecture_code, '');
END;

CREATE TRIGGER travel_months_uncounted AFTER DELETE ON travel_actions
WHEN old.deleted_at IS NULL AND old.date IS NOT NULL AND old.type <> 'wish' BEGIN
  UPDATE travel_month_counts SET count = count - 1, stays = stays - (old.type = 'stayed')
    WHERE account_id = old.account_id AND month = substr(old.date, 1, 7)
      AND prefecture_code = ifnull(old.prefecture_code, '');
  DELETE FROM travel_month_counts
    WHERE count <= 0 AND account_id = old.account_id AND month = substr(old.date, 1, 7)
      AND prefecture_code = ifnull(old.prefecture_code, '');
END;
