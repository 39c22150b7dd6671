import { SynonymGroup, type SynonymInput } from '#domain/search/synonym-group.ts'
import { storedJson } from '../stored-json.ts'

type Row = { id: string; words: string; others: string; version: number; updated_at: string }

const toGroup = ({ id, words, others, version, updated_at }: Row): SynonymGroup =>
  SynonymGroup.parse({
    id,
    words: storedJson(words),
    others: storedJson(others),
    version,
    updatedAt: updated_at,
  })

export const synonymListVersion = async (db: D1Database): Promise<number> =>
  (await db.prepare('SELECT version FROM synonym_list').first<number>('version')) ?? 0

/** All groups, the latest changed first, and the version of the list. */
export async function listSynonymGroups(
  db: D1Database,
): Promise<{ groups: SynonymGroup[]; version: number }> {
  const [state, rows] = await db.batch([
    db.prepare('SELECT version FROM synonym_list'),
    db.prepare(
      'SELECT id, words, others, version, updated_at FROM synonym_groups ORDER BY updated_at DESC, rowid',
    ),
  ])
  return {
    groups: ((rows?.results ?? []) as Row[]).map(toGroup),
    version: (state?.results as { version: number }[] | undefined)?.[0]?.version ?? 0,
  }
}

/**
 * The statements that save a group, or with `null` delete it. The batch fails as a whole when the list has another version than
 * `version`: exactly what was checked is written.
 */
export function synonymStatements(
  db: D1Database,
  { id, group, version, now }: { id: string; group: SynonymInput | null; version: number; now: Date },
): D1PreparedStatement[] {
  return [
    db
      .prepare("SELECT iif((SELECT version FROM synonym_list) = ?, 1, json('changed meanwhile'))")
      .bind(version),
    group
      ? db
          .prepare(
            `INSERT INTO synonym_groups (id, words, others, version, updated_at) VALUES (?, ?, ?, 1, ?)
             ON CONFLICT (id) DO UPDATE SET words = excluded.words, others = excluded.others,
               version = version + 1, updated_at = excluded.updated_at`,
          )
          .bind(id, JSON.stringify(group.words), JSON.stringify(group.others), now.toISOString())
      : db.prepare('DELETE FROM synonym_groups WHERE id = ?').bind(id),
  ]
}
