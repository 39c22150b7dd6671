import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { ContentKindSchema } from '#domain/content/ref.ts'

const Counted = { isMore: z.literal(true).optional() }
const facetOf = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.int().nonnegative(), ...Counted }))
const MarkedRuns = z.array(z.object({ text: z.string(), hit: z.boolean() }))
const SearchHit = z.object({
  card: Card,
  title: MarkedRuns,
  catch: MarkedRuns,
  snippet: MarkedRuns.nullable(),
})
const OtherQuery = z.object({
  keyword: z.string().optional(),
  prefecture: z.string().optional(),
  kind: z.enum(ALL_CONTENT_KINDS).optional(),
  month: z.number().optional(),
  tag: z.string().optional(),
  city: z.string().optional(),
})
const OtherSearch = z.object({ query: OtherQuery, total: z.int().nonnegative(), ...Counted })
/** What a search finds, in groups by kind; without results, other searches. */
export const SearchResult = z.object({
  total: z.int().nonnegative(),
  ...Counted,
  groups: z.array(
    z.object({ kind: ContentKindSchema, total: z.int().nonnegative(), ...Counted, hits: z.array(SearchHit) }),
  ),
  facets: z.object({
    kinds: facetOf(ContentKindSchema),
    prefectures: facetOf(z.string()),
    months: facetOf(z.number()),
    tags: facetOf(z.string()),
  }),
  apart: z.boolean(),
  prefectures: z.array(z.string()),
  absent: z.object({ name: z.string(), prefectureCode: z.string() }).nullable(),
  help: z.array(OtherSearch),
  instead: OtherSearch.extend({ hits: z.array(SearchHit) }).nullable(),
})
