-- The page of an author lists their newest articles, and counts them.
CREATE INDEX article_pages_by_author ON article_pages (author_id, status, published_at, id, unpublish_at);
