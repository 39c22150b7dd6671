import type { Author } from '#domain/content/author.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { listAuthors } from './calls.ts'

const MOST = 100
const MOST_PAGES = 10

type Named = Pick<Author, 'id' | 'name' | 'role'>

const allNames = async (): Promise<Named[]> => {
  const names: Named[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { list, meta } = await listAuthors({ limit: String(MOST), ...(cursor && { cursor }) })
    names.push(...list.map(({ id, name, role }) => ({ id, name, role })))
    cursor = meta.cursor
    if (!cursor) break
  }
  return names
}

/** Who may be named as a writer or an editor, as they are read aloud. */
export function useAuthorNames() {
  const { data, error, retry } = useAnswer(['author-names'], allNames)
  return { authors: data, hasFailed: error !== undefined, retry }
}
