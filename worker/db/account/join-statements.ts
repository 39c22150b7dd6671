/**
 * How the rows of a joined account move, table by table. `:removed` and `:survivor` are the two accounts of a started
 * join; without one they match no account, so that nothing moves.
 */
export const JOIN_STEPS: readonly string[] = [
  // Logins: of two with one provider the survivor's stays.
  'UPDATE OR IGNORE account_auths SET account_id = :survivor WHERE account_id = :removed',
  'UPDATE sessions SET account_id = :survivor WHERE account_id = :removed',
  'UPDATE authors SET account_id = :survivor WHERE account_id = :removed',
  // Favourites and histories: an entry in both becomes one, with the earliest first date.
  `INSERT INTO favorites (account_id, target_type, target_id, created_at, title, label, name_key, changed_at)
   SELECT :survivor, target_type, target_id, created_at, title, label, name_key, changed_at
   FROM favorites WHERE account_id = :removed
   ON CONFLICT (account_id, target_type, target_id) DO UPDATE SET created_at = min(created_at, excluded.created_at)`,
  `INSERT INTO histories (account_id, target_type, target_id, first_viewed_at, last_viewed_at, views, title, label)
   SELECT :survivor, target_type, target_id, first_viewed_at, last_viewed_at, views, title, label
   FROM histories WHERE account_id = :removed ORDER BY last_viewed_at
   ON CONFLICT (account_id, target_type, target_id) DO UPDATE SET
     first_viewed_at = min(first_viewed_at, excluded.first_viewed_at),
     last_viewed_at = max(last_viewed_at, excluded.last_viewed_at),
     views = views + excluded.views`,
  // A paused history in one of them stays paused. Devices fetch the favourites again.
  `INSERT INTO shelves (account_id, history_paused, favorites_version)
   SELECT :survivor, history_paused, favorites_version FROM shelves WHERE account_id = :removed
   ON CONFLICT (account_id) DO UPDATE SET
     history_paused = CASE WHEN history_paused IS NULL THEN excluded.history_paused
       ELSE max(history_paused, ifnull(excluded.history_paused, 0)) END,
     favorites_version = favorites_version + excluded.favorites_version + 1`,
  // Guides, with everything in them.
  'UPDATE travel_guides SET account_id = :survivor WHERE account_id = :removed',
  'UPDATE travel_sections SET account_id = :survivor WHERE account_id = :removed',
  'UPDATE travel_activities SET account_id = :survivor WHERE account_id = :removed',
  'UPDATE OR REPLACE travel_deleted_parts SET account_id = :survivor WHERE account_id = :removed',
  // Records: clients choose their ids, so both accounts may have the same id. Files stay where they are.
  `INSERT INTO travel_actions (account_id, id, type, ref_kind, ref_id, title, date, listed_on, prefecture_code, city_code,
     rating, memo, activity_id, visibility, version, created_at, updated_at, deleted_at)
   SELECT :survivor, coalesce(:ids ->> id, id), type, ref_kind, ref_id, title, date, listed_on, prefecture_code, city_code,
     rating, memo, activity_id, visibility, version, created_at, updated_at, deleted_at
   FROM travel_actions WHERE account_id = :removed`,
  `INSERT INTO travel_action_photos (account_id, action_id, id, position, width, height, alt, created_at, deleted_at, folder)
   SELECT :survivor, coalesce(:ids ->> action_id, action_id), id, position, width, height, alt, created_at, deleted_at,
     coalesce(folder, 'accounts/' || account_id || '/' || action_id || '/' || id || '/')
   FROM travel_action_photos WHERE account_id = :removed`,
  `INSERT INTO usage_stats (account_id, date_jst, metric, count)
   SELECT :survivor, date_jst, metric, count FROM usage_stats WHERE account_id = :removed
   ON CONFLICT (account_id, date_jst, metric) DO UPDATE SET count = count + excluded.count`,
  `INSERT INTO prefecture_marks (account_id, prefecture_code, level, updated_at)
   SELECT :survivor, prefecture_code, level, updated_at FROM prefecture_marks WHERE account_id = :removed
   ON CONFLICT (account_id, prefecture_code) DO UPDATE SET level = excluded.level, updated_at = excluded.updated_at
   WHERE excluded.updated_at > updated_at`,
  'UPDATE OR IGNORE saved_filters SET account_id = :survivor WHERE account_id = :removed',
  // Content of the office: the author is the same person.
  'UPDATE manuscripts SET owner_id = :survivor WHERE owner_id = :removed',
  'UPDATE manuscripts SET saved_by = :survivor WHERE saved_by = :removed',
  'UPDATE revisions SET saved_by = :survivor WHERE saved_by = :removed',
  'UPDATE review_comments SET written_by = :survivor WHERE written_by = :removed',
  'UPDATE reader_reports SET handled_by = :survivor WHERE handled_by = :removed',
  'UPDATE audit_log SET done_by = :survivor WHERE done_by = :removed',
  'UPDATE access_log SET done_by = :survivor WHERE done_by = :removed',
  'UPDATE publications SET requested_by = :survivor WHERE requested_by = :removed',
  'UPDATE prefecture_pick_lists SET saved_by = :survivor WHERE saved_by = :removed',
  'UPDATE media SET owner_id = :survivor WHERE owner_id = :removed',
]

/** Tables with rows of no use to another account: they are deleted with it, or triggers count them again. */
export const NOT_JOINED: readonly string[] = [
  'integration_tokens',
  'account_joins',
  'shelf_counts',
  'travel_action_counts',
  'travel_month_counts',
]
