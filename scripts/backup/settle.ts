import type { D1Database } from '@cloudflare/workers-types'
import { type DatabaseShape, quoted, type Reference } from './database-shape.ts'

/** SQL condition for rows whose reference has no target. */
const pointsAtNothing = (name: string, { table, from, to }: Reference, isCopied: boolean): string => {
  const isSet = from.map((column) => `${quoted(column)} IS NOT NULL`).join(' AND ')
  if (!isCopied) return isSet
  const same = from.map((column, index) => `p.${quoted(to[index] ?? '')} = ${quoted(name)}.${quoted(column)}`)
  return `${isSet} AND NOT EXISTS (SELECT 1 FROM ${quoted(table)} p WHERE ${same.join(' AND ')})`
}

/**
 * Applies ON DELETE to rows whose parent was deleted while the tables were read one by one. Parents are read last, so a
 * missing parent can only have been deleted. For a database without enforced foreign keys.
 * @returns the number of deleted and changed rows
 */
export const settleReferences = async (db: D1Database, { tables }: DatabaseShape): Promise<number> => {
  const copied = new Set(tables.map(({ name }) => name))
  let touched = 0
  // Parents come first, so that deletions cascade to the following tables.
  for (const { name, references } of tables)
    for (const reference of references) {
      const where = pointsAtNothing(name, reference, copied.has(reference.table))
      const forgets = reference.onDelete === 'SET NULL'
      const sql = forgets
        ? `UPDATE ${quoted(name)} SET ${reference.from.map((column) => `${quoted(column)} = NULL`).join(', ')} WHERE ${where}`
        : `DELETE FROM ${quoted(name)} WHERE ${where}`
      touched += (await db.prepare(sql).run()).meta.changes
    }
  return touched
}
