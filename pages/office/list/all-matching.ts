import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { fetchManagement } from '../fetch-management.ts'
import { ManuscriptsAnswer } from './answers.ts'
import { type Conditions, callText } from './conditions.ts'

/** Maximum number of selected manuscripts, because bulk actions process them one by one and can be undone. */
export const MAX_SELECTED = 500
const PAGE = 100

const queryOf = (conditions: Conditions, cursor: string): string => {
  const query = new URLSearchParams(callText({ ...conditions, cursor: '' }))
  query.set('limit', String(PAGE))
  query.delete('facets')
  if (cursor) query.set('cursor', cursor)
  return query.toString()
}

/** All manuscripts of a filtered list, in order, up to `MAX_SELECTED`; reports progress. */
export async function allMatching(
  { kind, call, conditions }: { kind: ContentKind; call?: CallPath | undefined; conditions: Conditions },
  onCount: (count: number) => void,
): Promise<Manuscript[]> {
  const path = call ?? pathOf`/${CONTENT_KINDS[kind].plural}`
  const found = new Map<string, Manuscript>()
  let cursor = ''
  do {
    const { manuscripts } = await fetchManagement(
      ManuscriptsAnswer,
      pathOf`${path}?${queryOf(conditions, cursor)}`,
    )
    for (const one of manuscripts.list) found.set(one.id, one)
    cursor = manuscripts.meta.cursor ?? ''
    onCount(Math.min(found.size, MAX_SELECTED))
  } while (cursor && found.size < MAX_SELECTED)
  return [...found.values()].slice(0, MAX_SELECTED)
}
