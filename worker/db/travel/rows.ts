import { isEqual } from '#domain/json/is-equal.ts'
import { TravelActivity, TravelActivityInput } from '#domain/travel/activity.ts'
import { type TRAVEL_LIMITS, TravelGuide, TravelGuideInput } from '#domain/travel/guide.ts'
import { TravelSection, TravelSectionInput } from '#domain/travel/section.ts'
import { type Column, columnsOf, fieldsOf, type Row, valuesOf } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** The columns that a member writes of each table, and those that are read. */
export const GUIDE_INPUT = columnsOf(TravelGuideInput)
export const SECTION_INPUT = columnsOf(TravelSectionInput)
export const ACTIVITY_INPUT = columnsOf(TravelActivityInput)
const GUIDE = columnsOf(TravelGuide.omit({ share: true }))
const SECTION = columnsOf(TravelSection)
const ACTIVITY = columnsOf(TravelActivity)

export const namesOf = (columns: readonly Column[], alias?: string): string =>
  columns.map(({ name }) => `${alias ? `${alias}.` : ''}"${name}"`).join(', ')

export const SECTION_COLUMNS = namesOf(SECTION, 's')
export const ACTIVITY_COLUMNS = namesOf(ACTIVITY, 'a')

export const toGuide = (row: Row): TravelGuide =>
  TravelGuide.parse({
    ...fieldsOf(GUIDE, row),
    share:
      row.share_token === null
        ? null
        : {
            token: row.share_token,
            choices: storedJson(row.share_choices),
            createdAt: row.shared_at,
          },
  })
export const toSection = (row: Row): TravelSection => TravelSection.parse(fieldsOf(SECTION, row))
export const toActivity = (row: Row): TravelActivity => TravelActivity.parse(fieldsOf(ACTIVITY, row))

/** `"title" = ?, "memo" = ?` and the bindings for the fields of a patch. Its keys are validated by a strict schema. */
export function assignments(columns: readonly Column[], patch: object) {
  const named = columns.filter(({ field }) => Object.hasOwn(patch, field))
  return { sql: named.map(({ name }) => `"${name}" = ?, `).join(''), values: valuesOf(named, patch) }
}

/** Whether a row already equals a patch: then the patch was applied before. */
export const isDone = (columns: readonly Column[], current: object, patch: object): boolean => {
  const named = columns.filter(({ field }) => Object.hasOwn(patch, field))
  return isEqual(valuesOf(named, current), valuesOf(named, patch))
}

/**
 * The result of a write. `missing`: no such row in this account. `taken`: the new id is in use. `full`: the named limit
 * is reached. `conflict`: it was changed since the version that the write is based on. `wrong`: the violated rule, and
 * its field. Anything but `saved` has changed nothing.
 */
export type Written<Value, Current = Value> =
  | { outcome: 'saved'; value: Value }
  | { outcome: 'missing' }
  | { outcome: 'taken' }
  | { outcome: 'full'; limit: keyof typeof TRAVEL_LIMITS }
  | { outcome: 'conflict'; current: Current }
  | { outcome: 'wrong'; field: string; message: string }

export const saved = <Value>(value: Value) => ({ outcome: 'saved', value }) as const
export const MISSING = { outcome: 'missing' } as const
export const TAKEN = { outcome: 'taken' } as const

/*
 * Queries by guide or section compare the account as `+account_id`: the plus keeps SQLite from choosing the index of
 * the account, which has all of its guides.
 */

/** A guide of an account that is not deleted: binds the guide's id, then the account's. */
export const LIVE_GUIDE = 'id = ? AND account_id = ? AND deleted_at IS NULL'
