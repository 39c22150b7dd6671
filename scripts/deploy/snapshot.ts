import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { readShape, type Table } from '../backup/database-shape.ts'
import { fillDatabase } from '../backup/fill-database.ts'
import { settleReferences } from '../backup/settle.ts'
import { newDatabaseFile } from '../backup/staged-database.ts'
import { tableRows } from '../backup/table-rows.ts'

/** Tables of members and of the management area without a foreign key to accounts. */
const OF_PEOPLE = new Set([
  'accounts',
  'article_reader_numbers',
  'article_readers',
  'audit_log',
  'client_error_places',
  'client_errors',
  'clock_duties',
  'health_probe',
  'integration_tokens',
  'left_subjects',
  'link_checks',
  'manuscript_cells',
  'manuscript_counts',
  'manuscripts',
  'missed_searches',
  'missing_addresses',
  'newsletter_former_subscribers',
  'newsletter_issues',
  'newsletter_subscribers',
  'photo_removals',
  'preview_ends',
  'publication_pages',
  'publications',
  'reader_reports',
  'redirect_rules',
  'redirect_state',
  'request_figures',
  'review_comments',
  'revisions',
  'saved_filters',
  'switches',
  'synonym_groups',
  'synonym_list',
  'used_login_states',
  'web_vitals',
])

/** The content tables. Tables of members and of the management area are not copied from D1. */
export const contentTables = (tables: readonly Table[]): Table[] => {
  const left = new Set(OF_PEOPLE)
  // Parents come first: what references a member's table belongs to members too.
  for (const { name, references } of tables)
    if (references.some(({ table, onDelete }) => onDelete === 'CASCADE' && left.has(table))) left.add(name)
  return tables.filter(({ name }) => !left.has(name))
}

/** The database file of a state folder (scripts/local/sqlite-d1.ts). */
const databaseFile = (state: string): string =>
  join(state, 'v3/d1/miniflare-D1DatabaseObject/snapshot.sqlite')

/**
 * Copies a database for the build: all tables, but rows of content tables only. References to accounts are removed.
 * @returns the number of content tables
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
