import type { SynonymInput } from '#domain/search/synonym-group.ts'
import { NO_SYNONYMS, readSynonyms, type Synonyms } from '#domain/search/synonyms.ts'
import { storedJson } from '../stored-json.ts'

/** How long an isolate uses the synonyms that it has read, and so the maximum delay of a change. */
const FRESH_MS = 2000

type Current = { version: number; synonyms: Synonyms }

let cached: (Current & { readAt: number }) | null = null

/** After a change the isolate that made it reads the synonyms again. */
export const forgetSynonyms = (): void => {
  cached = null
}

/**
 * The synonyms of the office with their version, at most two seconds old. Reads one row, and its text only if it has changed
 * since. The last ones are used while the database does not answer.
 */
export async function currentSynonyms(db: D1Database): Promise<Current> {
  const last = cached
  const readAt = Date.now()
  if (last && readAt - last.readAt < FRESH_MS) return last
  // Concurrent searches do not read it too. No promise is shared: one of a visitor who disconnects may never settle.
  if (last) last.readAt = readAt
  try {
    const row = await db
      .prepare('SELECT version, iif(version = ?, NULL, content) AS content FROM synonym_list')
      .bind(last?.version ?? 0)
      .first<{ version: number; content: string | null }>()
    if (last && row?.version === last.version) return last
    const groups: SynonymInput[] | null = row?.content ? storedJson(row.content) : null
    const synonyms = groups ? readSynonyms(groups) : NO_SYNONYMS
    cached = { version: row?.version ?? 0, synonyms, readAt }
    return cached
  } catch (error) {
    if (last) return last
    throw error
  }
}
