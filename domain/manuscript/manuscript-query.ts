import { z } from 'zod'
import { ALL_ARTICLE_TYPES } from '../content/article-type.ts'
import { DisclosureKind } from '../content/disclosure.ts'
import { PublishStatus } from '../content/publishable.ts'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDate } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** `draft,review`: any of these. */
const listOf = <Value extends z.ZodType<string, string>>(value: Value) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(value).min(1).max(20))

const flag = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true')

export const MANUSCRIPT_SORTS = ['updated', 'published', 'title', 'checked'] as const
export type ManuscriptSort = (typeof MANUSCRIPT_SORTS)[number]

/**
 * Filters of manuscript lists, combined with AND. `factChecked`: not checked since before this day (or never).
 * `live`: whether readers see it. `changed`: whether the working copy differs from the public version. `none` for
 * `author` and `prefecture`: not set.
 */
export const ManuscriptFilter = z.strictObject({
  q: z.string().max(100).optional(),
  kind: listOf(ContentKindSchema).optional(),
  stage: listOf(PublishStatus).optional(),
  type: listOf(z.enum(ALL_ARTICLE_TYPES)).optional(),
  author: z.union([Identifier, z.literal('none')]).optional(),
  owner: Identifier.optional(),
  mine: flag.optional(),
  prefecture: z.union([z.string().regex(/^\d{2}$/), z.literal('none')]).optional(),
  disclosure: listOf(DisclosureKind).optional(),
  live: flag.optional(),
  changed: flag.optional(),
  comments: flag.optional(),
  factChecked: IsoDate.optional(),
})
export type ManuscriptFilter = z.infer<typeof ManuscriptFilter>

/** Facets with counts: how many manuscripts each value would leave under the other filters. */
export const FACETS = ['kind', 'stage', 'type', 'prefecture', 'author', 'disclosure', 'live'] as const
export type Facet = (typeof FACETS)[number]
/** Counts by facet and value; '' means not set, `live` is `1` or `0`. */
export type FacetCounts = Record<Facet, Record<string, number>>

/** A value of a filter as the counts have it: `none` means not set, except for the disclosure, where it is a value. */
export const countedValue = (facet: string, value: string): string =>
  value === 'none' && facet !== 'disclosure' ? '' : value
