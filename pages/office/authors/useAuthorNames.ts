import type { Author } from '#domain/content/author.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { listAuthors } from './calls.ts'

const PAGE_SIZE = 100
const MAX_PAGES = 10

type Named = Pick<Author, 'id' | 'name' | 'role'>

const allNames = async (): Promise<Named[]> => {
  const names: Named[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const call = listAuthors({ query: { limit: String(PAGE_SIZE), cursor } })
    const { list, meta } = (await request({ ...call, endsWithPage: true })).authors
    names.push(...list.map(({ id, name, role }) => ({ id, name, role })))
    cursor = meta.cursor
    if (!cursor) break
  }
  return names
}

/** All authors that can be selected as writer or editor, sorted by reading. */
export function useAuthorNames() {
  const { data, error, retry } = useAnswer(['author-names'], allNames)
  return { authors: data, hasFailed: error !== undefined, retry }
}
