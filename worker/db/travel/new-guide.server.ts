import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { SentGuide } from '#domain/travel/sent-guide.ts'
import { type Column, valuesOf } from '../row.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import { findGuideDocument } from './documents.server.ts'
import { ACTIVITY_INPUT, GUIDE_INPUT, namesOf, SECTION_INPUT, saved, TAKEN, type Written } from './rows.ts'
import { purgeStatements } from './trash.server.ts'

type Value = string | number | null

/** D1 takes no text above 2 MB: a hundred of the longest activities stay well below. */
const BATCH_SIZE = 100

/** Inserts many rows of one table in few statements: D1 binds at most a hundred values to each. */
function insertMany(db: D1Database, table: string, names: readonly string[], rows: readonly Value[][]) {
  const columns = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const insert = db.prepare(`INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_each(?)`)
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, index) =>
    insert.bind(JSON.stringify(rows.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE))),
  )
}

const columnNames = (columns: readonly Column[]) => columns.map(({ name }) => name)

function insertGuide(db: D1Database, accountId: string, guide: SentGuide['guide'], now: Date) {
  const at = now.toISOString()
  const values = valuesOf(GUIDE_INPUT, guide)
  return db
    .prepare(
      `INSERT INTO travel_guides (id, account_id, created_at, updated_at, ${namesOf(GUIDE_INPUT)})
       SELECT ?, ?, ?, ?, ${values.map(() => '?').join(', ')}
       WHERE (SELECT count(*) FROM travel_guides WHERE account_id = ? AND deleted_at IS NULL) < ?`,
    )
    .bind(guide.id, accountId, at, at, ...values, accountId, TRAVEL_LIMITS.guides)
}

/** Fails the batch if the guide was not inserted: its parts would belong to another guide with its id. */
const newGuideGuard = (db: D1Database, accountId: string, id: string, now: Date) =>
  db
    .prepare(
      `SELECT iif(EXISTS (SELECT 1 FROM travel_guides WHERE id = ? AND account_id = ? AND created_at = ?), 1,
         json('the limit of guides is reached'))`,
    )
    .bind(id, accountId, now.toISOString())

/** Their positions within their sections. */
function ordersOf(activities: readonly { sectionId: string }[]): number[] {
  const counts = new Map<string, number>()
  return activities.map(({ sectionId }) => {
    const order = counts.get(sectionId) ?? 0
    counts.set(sectionId, order + 1)
    return order
  })
}

/** The statements that create a complete guide. */
export function newGuideStatements(db: D1Database, accountId: string, document: SentGuide, now: Date) {
  const { guide, sections = [], activities = [] } = document
  const orders = ordersOf(activities)
  return [
    insertGuide(db, accountId, guide, now),
    newGuideGuard(db, accountId, guide.id, now),
    countUsageOfChange(db, accountId, 'guidesUpdated', now),
    ...insertMany(
      db,
      'travel_sections',
      ['id', 'guide_id', 'account_id', 'order', ...columnNames(SECTION_INPUT)],
      sections.map((section, order) => [
        section.id,
        guide.id,
        accountId,
        order,
        ...valuesOf(SECTION_INPUT, section),
      ]),
    ),
    ...insertMany(
      db,
      'travel_activities',
      ['id', 'section_id', 'guide_id', 'account_id', 'order', ...columnNames(ACTIVITY_INPUT)],
      activities.map((activity, index) => [
        activity.id,
        activity.sectionId,
        guide.id,
        accountId,
        orders[index] ?? 0,
        ...valuesOf(ACTIVITY_INPUT, activity),
      ]),
    ),
    ...purgeStatements(db, accountId, now),
  ]
}

/** Constraints of the tables refuse invalid rows, and with them the whole batch. */
const isConstraint = (error: unknown): boolean => String(error).includes('UNIQUE constraint failed')

/**
 * Creates a complete guide in one transaction. The same id again returns the current guide. The caller checks the
 * limits of its content; the account's limit is checked here.
 */
export async function createGuide(
  db: D1Database,
  accountId: string,
  document: SentGuide,
  now: Date,
): Promise<Written<GuideDocument>> {
  const { id } = document.guide
  const before = await findGuideDocument(db, accountId, id, now)
  if (before) return saved(before)
  const refusal = await db
    .batch(newGuideStatements(db, accountId, document, now))
    .then(() => null)
    .catch((error: unknown) => {
      if (String(error).includes('malformed JSON')) return 'full'
      if (isConstraint(error)) return 'taken'
      throw error
    })
  if (refusal === 'full') return { outcome: 'full', limit: 'guides' }
  // The id also exists when the same request was sent twice at once.
  const made = await findGuideDocument(db, accountId, id, now)
  return made ? saved(made) : TAKEN
}
