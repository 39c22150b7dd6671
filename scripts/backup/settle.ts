import type { D1Database } from '@cloudflare/workers-types'
import { type DatabaseShape, quoted, type Reference } from './database-shape.ts'

/** Rows that point at nothing, as a condition over their own table. */
const pointsAtNothing = (name: string, { table, from, to }: Reference, isKept: boolean): string => {
  const isSet = from.map((column) => `${quoted(column)} IS NOT NULL`).join(' AND ')
  if (!isKept) return isSet
  const same = from.map((column, index) => `p.${quoted(to[index] ?? '')} = ${quoted(name)}.${quoted(column)}`)
  return `${isSet} AND NOT EXISTS (SELECT 1 FROM ${quoted(table)} p WHERE ${same.join(' AND ')})`
}

/**
 * Carries out the deletions that happened while tables were read one after the other: what still points at a row that
 * has gone goes too, or forgets it, as its table says (ON DELETE). What is pointed at is read last, so that nothing else
 * can be missing. For a database without enforced references.
 * @returns how many rows were touched
 */
export const settleReferences = async (db: D1Database, { tables }: DatabaseShape): Promise<number> => {
  const kept = new Set(tables.map(({ name }) => name))
  let touched = 0
  // Parents come first: whatever a deletion leaves behind is found by the tables that follow.
  for (const { name, references } of tables)
    for (const reference of references) {
      const where = pointsAtNothing(name, reference, kept.has(reference.table))
      const forgets = reference.onDelete === 'SET NULL'
      const sql = forgets
        ? `UPDATE ${quoted(name)} SET ${reference.from.map((column) => `${quoted(column)} = NULL`).join(', ')} WHERE ${where}`
        : `DELETE FROM ${quoted(name)} WHERE ${where}`
      touched += (await db.prepare(sql).run()).meta.changes
    }
  return touched
}
