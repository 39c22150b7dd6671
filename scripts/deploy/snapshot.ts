import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { readShape, type Table } from '../backup/database-shape.ts'
import { fillDatabase } from '../backup/fill-database.ts'
import { settleReferences } from '../backup/settle.ts'
import { newDatabaseFile } from '../backup/staged-database.ts'
import { tableRows } from '../backup/table-rows.ts'

/** Tables of people and of the office that name no account by a rule of the database. */
const OF_PEOPLE = new Set([
  'accounts',
  'audit_log',
  'client_error_places',
  'client_errors',
  'clock_duties',
  'health_probe',
  'integration_tokens',
  'left_subjects',
  'link_checks',
  'manuscript_counts',
  'manuscripts',
  'missing_addresses',
  'photo_removals',
  'preview_ends',
  'publication_pages',
  'publications',
  'redirect_rules',
  'redirect_state',
  'request_figures',
  'review_comments',
  'revisions',
  'saved_filters',
  'switches',
  'used_login_states',
  'web_vitals',
])

/** Tables whose rows a page may be made of: nothing that belongs to a member, and nothing of the office, leaves D1. */
export const contentTables = (tables: readonly Table[]): Table[] => {
  const left = new Set(OF_PEOPLE)
  // Parents come first: what hangs on something of a member is theirs too.
  for (const { name, references } of tables)
    if (references.some(({ table, onDelete }) => onDelete === 'CASCADE' && left.has(table))) left.add(name)
  return tables.filter(({ name }) => !left.has(name))
}

/** Where the build looks for the database of a state folder (scripts/local/sqlite-d1.ts). */
const databaseFile = (state: string): string =>
  join(state, 'v3/d1/miniflare-D1DatabaseObject/snapshot.sqlite')

/**
 * Copies the content of a database for the build, with all tables, and rows in those that pages are made of. Who wrote
 * or changed something is not in the copy.
 * @returns how many tables have rows
 */
export const snapshotContent = async (db: D1Database, state: string): Promise<number> => {
  const shape = await readShape(db)
  const content = new Set(contentTables(shape.tables))
  const { db: copy, close } = await newDatabaseFile(databaseFile(state))
  try {
    await fillDatabase(copy, { ...shape, triggers: [] }, async function* (table) {
      if (content.has(table)) yield* tableRows(db, table)
    })
    await settleReferences(copy, shape)
  } finally {
    close()
  }
  return content.size
}
