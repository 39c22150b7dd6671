-- What the index of the sitemaps and the sitemap of lists count after each publication, without reading the articles.
CREATE INDEX article_pages_in_sitemaps ON article_pages (
  substr(published_at, 1, 7), prefecture_code, published_at, unpublish_at, content_updated_at
) WHERE status = 'published' AND json_extract(seo, '$.noindex') = 0 AND json_extract(seo, '$.canonical') IS NULL;
