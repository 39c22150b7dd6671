-- Slugs that manuscripts had before: the addresses of their pages in the office lead on, also those of drafts.
CREATE TABLE manuscript_slugs (
  kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  content_id TEXT NOT NULL REFERENCES manuscripts (id) ON DELETE CASCADE,
  PRIMARY KEY (kind, slug)
) WITHOUT ROWID;
CREATE INDEX manuscript_slugs_by_content ON manuscript_slugs (content_id);

CREATE TRIGGER manuscripts_slug_changed AFTER UPDATE OF slug ON manuscripts
WHEN new.slug <> old.slug BEGIN
  INSERT OR REPLACE INTO manuscript_slugs (kind, slug, content_id) VALUES (old.kind, old.slug, old.id);
END;
