import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { ask } from '../ask.ts'
import { ManuscriptsAnswer } from './answers.ts'
import { type Conditions, callText } from './conditions.ts'

/** So many are chosen at once at most: what is done to them is done one after the other, and can be taken back. */
export const MOST_CHOSEN = 500
const PAGE = 100

const queryOf = (conditions: Conditions, cursor: string): string => {
  const query = new URLSearchParams(callText({ ...conditions, cursor: '' }))
  query.set('limit', String(PAGE))
  query.delete('facets')
  if (cursor) query.set('cursor', cursor)
  return query.toString()
}

/** The manuscripts of all pages of a list, in its order, up to `MOST_CHOSEN`; tells how many there are so far. */
export async function allMatching(
  { kind, call, conditions }: { kind: ContentKind; call?: CallPath | undefined; conditions: Conditions },
  onCount: (count: number) => void,
): Promise<Manuscript[]> {
  const path = call ?? pathOf`/${CONTENT_KINDS[kind].plural}`
  const found = new Map<string, Manuscript>()
  let cursor = ''
  do {
    const { manuscripts } = await ask(ManuscriptsAnswer, pathOf`${path}?${queryOf(conditions, cursor)}`)
    for (const one of manuscripts.list) found.set(one.id, one)
    cursor = manuscripts.meta.cursor ?? ''
    onCount(Math.min(found.size, MOST_CHOSEN))
  } while (cursor && found.size < MOST_CHOSEN)
  return [...found.values()].slice(0, MOST_CHOSEN)
}
