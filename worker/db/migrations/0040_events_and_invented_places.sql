-- The last day of an event; the first one is event_date.
ALTER TABLE article_pages ADD COLUMN end_date TEXT;
-- Events that ended on a day: their pages and cards change without anybody's doing.
CREATE INDEX article_pages_by_last_day ON article_pages (end_date) WHERE type = 'news';

-- Places that do not exist outside of the sample content.
ALTER TABLE spots ADD COLUMN invented INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hotels ADD COLUMN invented INTEGER NOT NULL DEFAULT 0;
ALTER TABLE restaurants ADD COLUMN invented INTEGER NOT NULL DEFAULT 0;
ALTER TABLE activities ADD COLUMN invented INTEGER NOT NULL DEFAULT 0;

-- The newest articles of a tag, as content_mentions has those about a place.
ALTER TABLE content_tags ADD COLUMN published_at TEXT;
UPDATE content_tags SET published_at = (SELECT published_at FROM article_pages WHERE id = content_id)
WHERE kind = 'article-page';
CREATE INDEX content_tags_newest ON content_tags (kind, tag, published_at DESC);
