import { z } from 'zod'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'

const Author = z.object({ id: z.string(), name: z.string(), accountId: z.string().nullish() })
export type Author = z.infer<typeof Author>

const listAuthors = endpoint(
  'GET /manage/authors',
  z.object({ authors: z.object({ list: z.array(Author) }) }),
)

const NOBODY: readonly Author[] = []

/** Authors for selects and names in lists; empty while loading or after an error. */
export function useAuthors(): readonly Author[] {
  const { data } = useAnswer(['authors'], () => request(listAuthors({ query: { limit: '100' } })))
  return data?.authors.list ?? NOBODY
}
