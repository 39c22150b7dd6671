import { z } from 'zod'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { fetchManagement } from '../fetch-management.ts'

const FoundAnswer = z.object({ manuscripts: z.object({ list: z.array(Manuscript) }) })

/** Manuscripts of any kind by title; the latest ones without a keyword. */
export const findManuscripts = async (keyword: string): Promise<Manuscript[]> => {
  const query = new URLSearchParams({ limit: '8', ...(keyword && { q: keyword }) })
  return (await fetchManagement(FoundAnswer, pathOf`/manuscripts?${query}`, { outlivesPage: false }))
    .manuscripts.list
}
