-- What an article is about (domain/content/article-themes.ts): the published articles of a theme, in the order of
-- publication, are recommended beside each other.
CREATE TABLE article_themes (
  theme TEXT NOT NULL,
  article_id TEXT NOT NULL,
  published_at TEXT NOT NULL,
  PRIMARY KEY (theme, article_id)
) WITHOUT ROWID;
CREATE INDEX article_themes_in_order ON article_themes (theme, published_at, article_id);
CREATE INDEX article_themes_by_article ON article_themes (article_id);

-- Things in the order of first mention, places before products.
INSERT OR IGNORE INTO article_themes (theme, article_id, published_at)
SELECT to_id, from_id, published_at FROM (
  SELECT m.to_id, m.from_id, a.published_at, row_number() OVER (PARTITION BY m.from_id ORDER BY
    m.to_kind IN ('gift', 'goods'),
    (SELECT min(b.key * 1000000 + instr(b.value, m.to_id)) FROM json_each(a.blocks) b
     WHERE instr(b.value, m.to_id) > 0)) AS position
  FROM article_pages a JOIN content_mentions m ON m.from_id = a.id AND m.from_kind = 'article-page'
  WHERE a.status = 'published' AND a.published_at IS NOT NULL
  AND m.to_kind IN ('spot', 'hotel', 'restaurant', 'activity', 'gift', 'goods'))
WHERE position <= 3;
INSERT OR IGNORE INTO article_themes (theme, article_id, published_at)
SELECT 'city:' || city_code, id, published_at FROM article_pages
WHERE status = 'published' AND published_at IS NOT NULL AND city_code IS NOT NULL;
INSERT OR IGNORE INTO article_themes (theme, article_id, published_at)
SELECT 'prefecture:' || prefecture_code, id, published_at FROM article_pages
WHERE status = 'published' AND published_at IS NOT NULL AND prefecture_code IS NOT NULL;
INSERT OR IGNORE INTO article_themes (theme, article_id, published_at)
SELECT 'tag:' || tags.value, a.id, a.published_at FROM article_pages a, json_each(a.tags) tags
WHERE a.status = 'published' AND a.published_at IS NOT NULL AND tags.key < 2;
INSERT OR IGNORE INTO article_themes (theme, article_id, published_at)
SELECT 'type:' || type, id, published_at FROM article_pages WHERE status = 'published' AND published_at IS NOT NULL;
