-- Lists of a category, and of a municipality, read their entries alone.
CREATE INDEX spots_by_category ON spots (category, status, published_at DESC, id DESC, best_months, unpublish_at);
CREATE INDEX hotels_by_type ON hotels (type, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX gifts_by_category ON gifts (category, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX goods_by_category ON goods (category, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX spots_by_city ON spots (city_code, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX hotels_by_city ON hotels (city_code, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX restaurants_by_city ON restaurants (city_code, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX activities_by_city ON activities (city_code, status, published_at DESC, id DESC, unpublish_at);
CREATE INDEX gifts_by_city ON gifts (city_code, status, published_at DESC, id DESC, unpublish_at);

-- Within an upsert the policy of the upsert replaces OR REPLACE and OR IGNORE of a trigger.
DROP TRIGGER manuscripts_slug_changed;
CREATE TRIGGER manuscripts_slug_changed AFTER UPDATE OF slug ON manuscripts
WHEN new.slug <> old.slug BEGIN
  INSERT INTO manuscript_slugs (kind, slug, content_id) VALUES (old.kind, old.slug, old.id)
    ON CONFLICT (kind, slug) DO UPDATE SET content_id = excluded.content_id;
END;
DROP TRIGGER travel_action_photos_replaced;
CREATE TRIGGER travel_action_photos_replaced AFTER UPDATE OF folder ON travel_action_photos
WHEN old.folder IS NOT NULL AND new.folder IS NULL
  AND NOT EXISTS (SELECT 1 FROM travel_action_photos WHERE folder = old.folder) BEGIN
  INSERT INTO photo_removals (prefix, asked_at) VALUES (old.folder, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    ON CONFLICT (prefix) DO NOTHING;
END;

-- Only what is published has its tags here: they are suggested.
DELETE FROM content_tags WHERE kind = 'spot' AND content_id IN (SELECT id FROM spots WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'hotel' AND content_id IN (SELECT id FROM hotels WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'restaurant' AND content_id IN (SELECT id FROM restaurants WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'activity' AND content_id IN (SELECT id FROM activities WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'gift' AND content_id IN (SELECT id FROM gifts WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'goods' AND content_id IN (SELECT id FROM goods WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'product' AND content_id IN (SELECT id FROM products WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'theme' AND content_id IN (SELECT id FROM themes WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'feature' AND content_id IN (SELECT id FROM features WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'campaign' AND content_id IN (SELECT id FROM campaigns WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'article-page' AND content_id IN (SELECT id FROM article_pages WHERE status <> 'published');
DELETE FROM content_tags WHERE kind = 'sponsored-page' AND content_id IN (SELECT id FROM sponsored_pages WHERE status <> 'published');
