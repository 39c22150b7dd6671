import { z } from 'zod'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { ask } from '../ask.ts'

const FoundAnswer = z.object({ manuscripts: z.object({ list: z.array(Manuscript) }) })

/** Manuscripts of any kind whose title has these words; the latest when there are none. */
export const findManuscripts = async (words: string): Promise<Manuscript[]> => {
  const query = new URLSearchParams({ limit: '8', ...(words && { q: words }) })
  return (await ask(FoundAnswer, pathOf`/manuscripts?${query}`, { outlivesPage: false })).manuscripts.list
}
