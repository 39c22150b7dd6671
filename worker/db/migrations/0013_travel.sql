-- Travel guides (旅のしおり), their sections, and the lines of these.
-- section_count and activity_count are kept by triggers, so that the list of guides counts nothing.
-- share_token is kept as it is: its owner is shown the link again, and whoever could read it here could read the guide.
CREATE TABLE travel_guides (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  cover_image TEXT,
  start_date TEXT,
  end_date TEXT,
  prefecture_codes TEXT NOT NULL,
  members TEXT NOT NULL,
  memo TEXT NOT NULL,
  budget INTEGER,
  checklist TEXT NOT NULL,
  visibility TEXT NOT NULL DEFAULT 'private' CHECK (visibility IN ('private', 'link', 'public')),
  share_token TEXT UNIQUE,
  share_choices TEXT,
  shared_at TEXT,
  section_count INTEGER NOT NULL DEFAULT 0,
  activity_count INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT
);
CREATE INDEX travel_guides_of_account ON travel_guides (account_id, deleted_at, updated_at DESC, id DESC);
CREATE INDEX travel_guides_deleted ON travel_guides (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE travel_sections (
  id TEXT PRIMARY KEY,
  guide_id TEXT NOT NULL REFERENCES travel_guides (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  "order" INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('day', 'theme')),
  date TEXT,
  title TEXT NOT NULL,
  memo TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX travel_sections_of_guide ON travel_sections (guide_id, "order", id);
CREATE INDEX travel_sections_of_account ON travel_sections (account_id);

CREATE TABLE travel_activities (
  id TEXT PRIMARY KEY,
  section_id TEXT NOT NULL REFERENCES travel_sections (id) ON DELETE CASCADE,
  guide_id TEXT NOT NULL REFERENCES travel_guides (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  "order" INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('spot', 'hotel', 'restaurant', 'activity', 'move', 'free')),
  ref_id TEXT,
  title TEXT NOT NULL,
  start_time TEXT,
  end_time TEXT,
  transport TEXT,
  price INTEGER,
  reservation_no TEXT NOT NULL,
  url TEXT NOT NULL,
  memo TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('idea', 'planned', 'booked', 'done')),
  version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX travel_activities_of_section ON travel_activities (section_id, "order", id);
-- The picture of a guide in the list is that of its first place.
CREATE INDEX travel_activities_with_place ON travel_activities (section_id, "order", id) WHERE ref_id IS NOT NULL;
CREATE INDEX travel_activities_of_guide ON travel_activities (guide_id);
CREATE INDEX travel_activities_of_account ON travel_activities (account_id);

-- Sections and activities that were deleted, for a while: deleting them again answers as the first time.
CREATE TABLE travel_deleted_parts (
  id TEXT NOT NULL,
  guide_id TEXT NOT NULL REFERENCES travel_guides (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  deleted_at TEXT NOT NULL,
  PRIMARY KEY (account_id, id)
) WITHOUT ROWID;
CREATE INDEX travel_deleted_parts_of_guide ON travel_deleted_parts (guide_id);
CREATE INDEX travel_deleted_parts_by_age ON travel_deleted_parts (account_id, deleted_at);

CREATE TRIGGER travel_section_added AFTER INSERT ON travel_sections BEGIN
  UPDATE travel_guides SET section_count = section_count + 1 WHERE id = new.guide_id;
END;
CREATE TRIGGER travel_section_deleted AFTER DELETE ON travel_sections BEGIN
  UPDATE travel_guides SET section_count = section_count - 1 WHERE id = old.guide_id;
END;
CREATE TRIGGER travel_activity_added AFTER INSERT ON travel_activities BEGIN
  UPDATE travel_guides SET activity_count = activity_count + 1 WHERE id = new.guide_id;
END;
CREATE TRIGGER travel_activity_deleted AFTER DELETE ON travel_activities BEGIN
  UPDATE travel_guides SET activity_count = activity_count - 1 WHERE id = old.guide_id;
END;
