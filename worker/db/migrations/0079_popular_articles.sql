-- Articles by their readers (worker/documents/article-reads.ts). On each day in Japan the line of a reader has one of
-- 4,096 numbers for an article, and each number counts once. They are deleted after their day.
CREATE TABLE article_reader_numbers (
  day TEXT NOT NULL,
  article_id TEXT NOT NULL,
  number TEXT NOT NULL,
  PRIMARY KEY (day, article_id, number)
) WITHOUT ROWID;

-- How many numbers an article had on a day, and how many readers these stand for: the more numbers are taken, the more
-- readers share one. The prefecture is that of the article at its first reader of the day, '' for none.
CREATE TABLE article_readers (
  article_id TEXT NOT NULL,
  day TEXT NOT NULL,
  prefecture_code TEXT NOT NULL,
  numbers INTEGER NOT NULL,
  readers REAL NOT NULL,
  PRIMARY KEY (article_id, day)
) WITHOUT ROWID;
CREATE INDEX article_readers_ranked ON article_readers (day, prefecture_code, readers DESC);

CREATE TRIGGER article_readers_counted AFTER INSERT ON article_reader_numbers BEGIN
  INSERT INTO article_readers (article_id, day, prefecture_code, numbers, readers)
    SELECT new.article_id, new.day, coalesce(t.prefecture_code, ''), 1, 1 FROM article_pages t WHERE t.id = new.article_id
    ON CONFLICT DO UPDATE SET numbers = numbers + 1, readers = readers + 4096.0 / max(1, 4096 - numbers);
END;

-- The most read articles of seven days, of the whole country ('') and of each prefecture, as an hourly job ranks them.
CREATE TABLE popular_articles (
  prefecture_code TEXT NOT NULL,
  position INTEGER NOT NULL,
  article_id TEXT NOT NULL,
  readers INTEGER NOT NULL,
  PRIMARY KEY (prefecture_code, position)
) WITHOUT ROWID;
