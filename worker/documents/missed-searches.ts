import type { Context } from 'hono'
import { formatIsoDay } from '#domain/date/date.ts'
import { notedWords } from '#domain/office/missed-search.ts'
import type { AppEnv } from '../app-env.ts'
import { addMissedSearches, type SearchMiss } from '../db/search/missed-searches.server.ts'
import type { SearchQuery } from '../db/search/query.ts'
import { writeBuffer } from '../operations/write-buffer.ts'

const buffer = writeBuffer<SearchMiss>({
  name: 'searches without results',
  maxItems: 100,
  merge: (existing, { hits }) => ({ ...existing, hits: existing.hits + hits }),
  write: (env, misses) => addMissedSearches(env.DB, misses, formatIsoDay(new Date())),
})

/**
 * Records a search without results for the office: its words and the day, nothing about the visitor. Searches with filters are
 * left out, which may be why nothing was found. The answer does not wait for it.
 */
export function recordMissedSearch(c: Context<AppEnv>, { keyword = '', ...filters }: SearchQuery): void {
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const noted = c.req.method === 'GET' && !isFiltered ? notedWords(keyword) : null
  if (noted) buffer(c, noted.words, { ...noted, hits: 1 })
}
