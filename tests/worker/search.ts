import { getJson } from './client.ts'

type Run = { text: string; hit: boolean }
export type Hit = {
  card: { slug: string; kind: string; title: string; prefectureCode: string | null }
  title: Run[]
  snippet: Run[] | null
}
export type Group = { kind: string; total: number; hits: Hit[] }

export const searched = async (query: string) => (await getJson(`/v1/search?${query}`)).data.search
export const groups = async (query: string): Promise<Group[]> => (await searched(query)).groups
export const found = async (keyword: string, rest = ''): Promise<Hit[]> =>
  (await groups(`q=${encodeURIComponent(keyword.toWellFormed())}${rest}`)).flatMap(({ hits }) => hits)
export const slugs = async (keyword: string): Promise<string[]> =>
  (await found(keyword)).map(({ card }) => card.slug).sort()
export const suggested = async (text: string): Promise<{ type: string; label: string; value: string }[]> =>
  (await getJson(`/v1/search/suggest?q=${encodeURIComponent(text.toWellFormed())}`)).data.suggestions
