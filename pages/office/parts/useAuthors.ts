import { z } from 'zod'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { fetchManagement } from '../fetch-management.ts'

const Author = z.object({ id: z.string(), name: z.string(), accountId: z.string().nullish() })
export type Author = z.infer<typeof Author>

const AuthorsAnswer = z.object({ authors: z.object({ list: z.array(Author) }) })

const NOBODY: readonly Author[] = []

/** Authors for selects and names in lists; empty while loading or after an error. */
export function useAuthors(): readonly Author[] {
  const { data } = useAnswer(['authors'], () => fetchManagement(AuthorsAnswer, '/authors?limit=100'))
  return data?.authors.list ?? NOBODY
}
