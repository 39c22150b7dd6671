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

/** `"title" = ?, "memo" = ?` and what to bind, of the fields that a patch names. Its keys are a strict schema's. */
export function assignments(columns: readonly Column[], patch: object) {
  const named = columns.filter(({ field }) => Object.hasOwn(patch, field))
  return { sql: named.map(({ name }) => `"${name}" = ?, `).join(''), values: valuesOf(named, patch) }
}

/** Whether a row already says all that a patch says: then the patch was done before, and is not done again. */
export const isDone = (columns: readonly Column[], current: object, patch: object): boolean => {
  const named = columns.filter(({ field }) => Object.hasOwn(patch, field))
  return isEqual(valuesOf(named, current), valuesOf(named, patch))
}

/**
 * What became of a write. `missing`: there is no such thing of this account. `taken`: the new identifier is in use.
 * `full`: the limit of that name is reached. `conflict`: it was changed since the version that the write was made from.
 * `wrong`: the rule that was broken, and the field that broke it. Whatever is not `saved` has changed nothing.
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
 * Where rows are looked for by their guide or section, the account is compared as `+account_id`: the plus keeps SQLite
 * from choosing the index of the account, which has all of its guides.
 */

/** A guide that is there, of an account: binds the guide's id, then the account's. */
export const LIVE_GUIDE = 'id = ? AND account_id = ? AND deleted_at IS NULL'
