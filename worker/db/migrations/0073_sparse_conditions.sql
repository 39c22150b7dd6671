-- The office lists what has unpublished changes or open comments, which few manuscripts have.
CREATE INDEX manuscripts_changed ON manuscripts (kind, saved_at, id) WHERE has_changes = 1;
CREATE INDEX manuscripts_commented ON manuscripts (kind, saved_at, id) WHERE open_comments > 0;
