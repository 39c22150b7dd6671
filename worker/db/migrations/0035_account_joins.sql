-- Two accounts of one person who has signed in to both: account_id asked, other_id was proven beside it. Which of them
-- stays is decided when they are joined, and the row goes with the one that does not.
CREATE TABLE account_joins (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  other_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL,
  survivor_id TEXT,
  removed_id TEXT
);
CREATE UNIQUE INDEX account_joins_by_account ON account_joins (account_id);
CREATE INDEX account_joins_by_other ON account_joins (other_id);

-- The folder of a photo's files where it is not that of its account and record: files stay where they are when an
-- account is joined with another.
ALTER TABLE travel_action_photos ADD COLUMN folder TEXT;
CREATE INDEX travel_action_photos_by_folder ON travel_action_photos (folder) WHERE folder IS NOT NULL;

-- Such a folder goes with the last row that names it, however that row goes.
CREATE TRIGGER travel_action_photos_removed AFTER DELETE ON travel_action_photos
WHEN old.folder IS NOT NULL AND NOT EXISTS (SELECT 1 FROM travel_action_photos WHERE folder = old.folder) BEGIN
  INSERT OR IGNORE INTO photo_removals (prefix, asked_at) VALUES (old.folder, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
CREATE TRIGGER travel_action_photos_replaced AFTER UPDATE OF folder ON travel_action_photos
WHEN old.folder IS NOT NULL AND new.folder IS NULL
  AND NOT EXISTS (SELECT 1 FROM travel_action_photos WHERE folder = old.folder) BEGIN
  INSERT OR IGNORE INTO photo_removals (prefix, asked_at) VALUES (old.folder, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
