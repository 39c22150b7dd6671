import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { request } from '#renderer/api/request.ts'
import { type Conditions, callText } from './conditions.ts'
import type { ListCall } from './endpoints.ts'

/** Maximum number of selected manuscripts, because bulk actions process them one by one and can be undone. */
export const MAX_SELECTED = 500
const PAGE = 100

const queryOf = (conditions: Conditions, cursor: string): URLSearchParams => {
  const query = new URLSearchParams(callText({ ...conditions, cursor: '' }))
  query.set('limit', String(PAGE))
  query.delete('facets')
  if (cursor) query.set('cursor', cursor)
  return query
}

/** All manuscripts of a filtered list, in order, up to `MAX_SELECTED`; reports progress. */
export async function allMatching(
  call: ListCall,
  conditions: Conditions,
  onCount: (count: number) => void,
): Promise<Manuscript[]> {
  const found = new Map<string, Manuscript>()
  let cursor = ''
  do {
    const { manuscripts } = await request(call(queryOf(conditions, cursor)))
    for (const one of manuscripts.list) found.set(one.id, one)
    cursor = manuscripts.meta.cursor ?? ''
    onCount(Math.min(found.size, MAX_SELECTED))
  } while (cursor && found.size < MAX_SELECTED)
  return [...found.values()].slice(0, MAX_SELECTED)
}
