-- What was ever shown is named by revisions, which can be brought back at any time: its file stays. Of deleted pictures
-- only those go for good that nothing ever showed.
ALTER TABLE media ADD COLUMN was_shown INTEGER NOT NULL DEFAULT 0;
UPDATE media SET was_shown = 1 WHERE address IN (SELECT address FROM media_uses);

-- Whoever shows a deleted picture again, by a revision or by its address, brings it back to the library.
CREATE TRIGGER media_shown AFTER INSERT ON media_uses BEGIN
  UPDATE media SET was_shown = 1, deleted_at = NULL
  WHERE address = new.address AND (was_shown = 0 OR deleted_at IS NOT NULL);
END;
CREATE TRIGGER media_added_shown AFTER INSERT ON media
WHEN EXISTS (SELECT 1 FROM media_uses WHERE address = new.address) BEGIN
  UPDATE media SET was_shown = 1 WHERE id = new.id;
END;
