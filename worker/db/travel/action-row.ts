import { japanTime } from '#domain/date/japan-time.ts'
import { ActionPhoto, TravelAction, type TravelActionInput } from '#domain/travel/action.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** The photos of a record `a`, in order, as JSON. */
const PHOTOS = `(SELECT json_group_array(json_object('id', p.id, 'width', p.width, 'height', p.height, 'alt', p.alt))
  FROM (SELECT * FROM travel_action_photos
    WHERE account_id = a.account_id AND action_id = a.id AND deleted_at IS NULL ORDER BY position, id) p) AS photos`

export const SELECT_ACTION = `SELECT a.*, ${PHOTOS} FROM travel_actions a`

/** The day that lists show for a record: a wish has the day of its creation. */
export const listedOn = (date: string | null, createdAt: string): string =>
  date ?? japanTime(new Date(createdAt)).date

export const toAction = (row: Row): TravelAction =>
  TravelAction.parse({
    id: row.id,
    type: row.type,
    refKind: row.ref_kind,
    refId: row.ref_id,
    title: row.title,
    date: row.date,
    prefectureCode: row.prefecture_code,
    cityCode: row.city_code,
    rating: row.rating,
    memo: row.memo,
    activityId: row.activity_id,
    visibility: row.visibility,
    photos: ActionPhoto.array().parse(storedJson(String(row.photos ?? '[]'))),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  })

/** The columns that a member writes, in the order of their bindings. */
export const writtenColumns = (action: TravelActionInput, createdAt: string) => ({
  type: action.type,
  ref_kind: action.refKind,
  ref_id: action.refId,
  title: action.title,
  date: action.date,
  listed_on: listedOn(action.date, createdAt),
  prefecture_code: action.prefectureCode,
  city_code: action.cityCode,
  rating: action.rating,
  memo: action.memo,
  activity_id: action.activityId,
  visibility: action.visibility,
})
