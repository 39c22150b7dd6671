import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { loadCities } from '#renderer/api/cities.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useAuthorNames } from '../../authors/useAuthorNames.ts'
import { contentName } from '../../forms/pickers/useContentTitle.ts'
import { collectNames, type Names, type RequestedNames } from './names.ts'

const WAITING = '…'

async function citiesOf(codes: readonly string[]): Promise<Map<string, string>> {
  const prefectures = [...new Set(codes.map((code) => code.slice(0, 2)))].filter((code) =>
    prefectureOfCode(code),
  )
  const lists = await Promise.all(prefectures.map((code) => loadCities(code)))
  return new Map(lists.flat().map(({ code, city, other }) => [code, city + other]))
}

async function contentsOf(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(ids.map(contentName))
  return new Map(
    found.flatMap((one) =>
      one ? [[one.id, `${CONTENT_KINDS[one.kind].label}「${one.title || '題なし'}」`]] : [],
    ),
  )
}

/** Resolves the names that `read` requests; `…` while loading, and a generic name if deleted. */
export function useNames(read: (names: Names) => void): Names {
  const { names, requested } = collectNames()
  read(names)
  return useFoundNames(requested)
}

function useFoundNames(requested: RequestedNames): Names {
  const [codes, ids] = [[...requested.cities].sort(), [...requested.contents].sort()]
  const cities = useAnswer(['names', 'cities', ...codes], () => citiesOf(codes))
  const contents = useAnswer(['names', 'contents', ...ids], () => contentsOf(ids))
  const { authors, hasFailed } = useAuthorNames()
  const nameOf = (list: Map<string, string> | undefined, key: string, error: unknown, none: string): string =>
    list?.get(key) ?? (list || error ? none : WAITING)
  return {
    city: (code) => nameOf(cities.data, code, cities.error, 'わからない市区町村'),
    content: (id) =>
      nameOf(contents.data, id, contents.error, '見つからない内容（削除されたか、まだありません）'),
    author: (id) =>
      nameOf(
        authors && new Map(authors.map((author) => [author.id, author.name])),
        id,
        hasFailed,
        '見つからない書き手',
      ),
  }
}
