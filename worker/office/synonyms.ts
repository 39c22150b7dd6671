import { HTTPException } from 'hono/http-exception'
import { isEqual } from '#domain/json/is-equal.ts'
import {
  MAX_SYNONYM_GROUPS,
  type SynonymGroup,
  type SynonymInput,
  takenWord,
} from '#domain/search/synonym-group.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import {
  listSynonymGroups,
  synonymListVersion,
  synonymStatements,
} from '../db/search/synonym-groups.server.ts'
import { forgetSynonyms } from '../db/search/synonyms.server.ts'

/** Concurrent writers each need the result of the one before: one of them succeeds in each attempt of all. */
const MAX_ATTEMPTS = 20

type Change = {
  id: string
  /** What the group becomes; `null`: it is deleted. */
  group: SynonymInput | null
  /** The version of the group that the change is based on; `null` for a new group. */
  basedOn: number | null
  by: string
  now: Date
}
type Refused =
  | { outcome: 'missing' }
  | { outcome: 'full' }
  /** Changed meanwhile. */
  | { outcome: 'conflict'; group: SynonymGroup }
  /** Another group has a word of it. */
  | { outcome: 'taken'; field: 'words' | 'others'; message: string }
type Done = { outcome: 'done'; group: SynonymGroup | null }

const inputOf = ({ words, others }: SynonymInput): SynonymInput => ({ words, others })

/** The result without a change: it was made before, or cannot be made. */
function withoutChange(
  groups: readonly SynonymGroup[],
  existing: SynonymGroup | null,
  { group, basedOn }: Change,
): Done | Refused | null {
  if (existing ? group && isEqual(inputOf(existing), group) : !group)
    return { outcome: 'done', group: existing }
  if (!existing && basedOn !== null) return { outcome: 'missing' }
  if (existing && existing.version !== basedOn) return { outcome: 'conflict', group: existing }
  if (!existing && groups.length >= MAX_SYNONYM_GROUPS) return { outcome: 'full' }
  const others = groups.filter((one) => one !== existing)
  const taken = group && takenWord(group, others)
  return taken && { outcome: 'taken', ...taken }
}

/** Creates, changes or deletes a group, with its audit record. Repeating a change changes nothing. */
export async function changeSynonyms(db: D1Database, change: Change): Promise<Done | Refused> {
  const { id, group, by, now } = change
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { groups, version } = await listSynonymGroups(db)
    const existing = groups.find((one) => one.id === id) ?? null
    const result = withoutChange(groups, existing, change)
    if (result) return result
    const audit = auditStatement(db, {
      accountId: by,
      action: group ? (existing ? 'update' : 'create') : 'delete',
      resource: 'synonym',
      refId: id,
      ...(existing && { before: inputOf(existing) }),
      ...(group && { after: group }),
      at: now,
    })
    try {
      await db.batch([...synonymStatements(db, { id, group, version, now }), audit])
    } catch (error) {
      if ((await synonymListVersion(db)) === version) throw error
      continue
    }
    forgetSynonyms()
    const saved = { version: (existing?.version ?? 0) + 1, updatedAt: now.toISOString() }
    return { outcome: 'done', group: group && { id, ...group, ...saved } }
  }
  throw new HTTPException(503, {
    message: 'ほかの人が続けて同義語を変えています。少し待ってから再度お試しください。',
  })
}
