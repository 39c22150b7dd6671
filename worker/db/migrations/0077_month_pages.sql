-- What the pages of months list (pages/months), kept by the triggers below: a page reads no more than it shows.

-- The published spots worth the trip in a month, without closed ones: by region (domain/region/built-in-regions.ts,
-- counted from 0), those with the fewest best months first. A month may be given twice: an upsert of the spot would not
-- ignore a second row.
CREATE TABLE spot_months (
  month INTEGER NOT NULL,
  region INTEGER NOT NULL,
  best_months INTEGER NOT NULL,
  published_at TEXT NOT NULL,
  spot_id TEXT NOT NULL,
  PRIMARY KEY (month, region, best_months, published_at DESC, spot_id)
) WITHOUT ROWID;

INSERT INTO spot_months (month, region, best_months, published_at, spot_id)
  SELECT DISTINCT m.value,
    (t.prefecture_code > '07') + (t.prefecture_code > '14') + (t.prefecture_code > '23') + (t.prefecture_code > '30') + (t.prefecture_code > '35') + (t.prefecture_code > '39'),
    json_array_length(t.best_months), t.published_at, t.id
  FROM spots t, json_each(t.best_months) m
  WHERE t.status = 'published' AND t.published_at IS NOT NULL AND t.prefecture_code IS NOT NULL
  AND t.business_status NOT IN ('closed', 'tempClosed');

CREATE TRIGGER spots_in_months AFTER INSERT ON spots BEGIN
  INSERT INTO spot_months (month, region, best_months, published_at, spot_id)
    SELECT DISTINCT m.value,
      (new.prefecture_code > '07') + (new.prefecture_code > '14') + (new.prefecture_code > '23') + (new.prefecture_code > '30') + (new.prefecture_code > '35') + (new.prefecture_code > '39'),
      json_array_length(new.best_months), new.published_at, new.id
    FROM json_each(new.best_months) m
    WHERE new.status = 'published' AND new.published_at IS NOT NULL AND new.prefecture_code IS NOT NULL
    AND new.business_status NOT IN ('closed', 'tempClosed');
END;
CREATE TRIGGER spots_out_of_months AFTER DELETE ON spots BEGIN
  DELETE FROM spot_months WHERE month IN (SELECT value FROM json_each(old.best_months))
    AND region = (old.prefecture_code > '07') + (old.prefecture_code > '14') + (old.prefecture_code > '23') + (old.prefecture_code > '30') + (old.prefecture_code > '35') + (old.prefecture_code > '39')
    AND best_months = json_array_length(old.best_months) AND published_at = old.published_at AND spot_id = old.id;
END;
CREATE TRIGGER spots_in_other_months
  AFTER UPDATE OF status, published_at, prefecture_code, best_months, business_status ON spots
  WHEN (old.status, old.published_at, old.prefecture_code, old.best_months, old.business_status)
    IS NOT (new.status, new.published_at, new.prefecture_code, new.best_months, new.business_status) BEGIN
  DELETE FROM spot_months WHERE month IN (SELECT value FROM json_each(old.best_months))
    AND region = (old.prefecture_code > '07') + (old.prefecture_code > '14') + (old.prefecture_code > '23') + (old.prefecture_code > '30') + (old.prefecture_code > '35') + (old.prefecture_code > '39')
    AND best_months = json_array_length(old.best_months) AND published_at = old.published_at AND spot_id = old.id;
  INSERT INTO spot_months (month, region, best_months, published_at, spot_id)
    SELECT DISTINCT m.value,
      (new.prefecture_code > '07') + (new.prefecture_code > '14') + (new.prefecture_code > '23') + (new.prefecture_code > '30') + (new.prefecture_code > '35') + (new.prefecture_code > '39'),
      json_array_length(new.best_months), new.published_at, new.id
    FROM json_each(new.best_months) m
    WHERE new.status = 'published' AND new.published_at IS NOT NULL AND new.prefecture_code IS NOT NULL
    AND new.business_status NOT IN ('closed', 'tempClosed');
END;

-- The published events of a month (2026-11), by their last day: one row for each month of an event, of the first three
-- years at most.
CREATE TABLE event_months (
  month TEXT NOT NULL,
  last_day TEXT NOT NULL,
  first_day TEXT NOT NULL,
  article_id TEXT NOT NULL,
  PRIMARY KEY (month, last_day, first_day, article_id)
) WITHOUT ROWID;

INSERT INTO event_months (month, last_day, first_day, article_id)
  SELECT strftime('%Y-%m', t.event_date, 'start of month', n.value || ' months') AS month, t.end_date, t.event_date, t.id
  FROM article_pages t, json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]') n
  WHERE t.type = 'news' AND t.status = 'published' AND t.event_date <= t.end_date AND month <= substr(t.end_date, 1, 7);

CREATE TRIGGER events_in_months AFTER INSERT ON article_pages
  WHEN new.type = 'news' AND new.status = 'published' AND new.event_date <= new.end_date BEGIN
  INSERT INTO event_months (month, last_day, first_day, article_id)
    SELECT strftime('%Y-%m', new.event_date, 'start of month', n.value || ' months') AS month, new.end_date, new.event_date, new.id
    FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]') n
    WHERE month <= substr(new.end_date, 1, 7);
END;
CREATE TRIGGER events_out_of_months AFTER DELETE ON article_pages
  WHEN old.type = 'news' AND old.status = 'published' AND old.event_date <= old.end_date BEGIN
  DELETE FROM event_months WHERE last_day = old.end_date AND first_day = old.event_date AND article_id = old.id
    AND month IN (SELECT strftime('%Y-%m', old.event_date, 'start of month', n.value || ' months')
      FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]') n);
END;
CREATE TRIGGER events_in_other_months AFTER UPDATE OF status, type, event_date, end_date ON article_pages
  WHEN (old.status, old.type, old.event_date, old.end_date) IS NOT (new.status, new.type, new.event_date, new.end_date)
    AND 'news' IN (old.type, new.type) BEGIN
  DELETE FROM event_months WHERE last_day = old.end_date AND first_day = old.event_date AND article_id = old.id
    AND month IN (SELECT strftime('%Y-%m', old.event_date, 'start of month', n.value || ' months')
      FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]') n);
  INSERT INTO event_months (month, last_day, first_day, article_id)
    SELECT strftime('%Y-%m', new.event_date, 'start of month', n.value || ' months') AS month, new.end_date, new.event_date, new.id
    FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]') n
    WHERE new.type = 'news' AND new.status = 'published' AND new.event_date <= new.end_date
    AND month <= substr(new.end_date, 1, 7);
END;

-- Events that begin on a day: the pages of their months change without anybody's doing.
CREATE INDEX article_pages_by_first_day ON article_pages (event_date) WHERE type = 'news';
