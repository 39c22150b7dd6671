import { z } from 'zod'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'

const Author = z.object({ id: z.string(), name: z.string(), accountId: z.string().nullish() })
export type Author = z.infer<typeof Author>

const AuthorsAnswer = z.object({ authors: z.object({ list: z.array(Author) }) })

const NOBODY: readonly Author[] = []

/** Who writes, for choices and for the names in lists. A list without them is still a list. */
export function useAuthors(): readonly Author[] {
  const { data } = useAnswer(['authors'], () => ask(AuthorsAnswer, '/authors?limit=100'))
  return data?.authors.list ?? NOBODY
}
