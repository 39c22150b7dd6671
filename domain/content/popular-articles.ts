import { z } from 'zod'
import { Identifier } from '../text/identifier.ts'
import { Slug } from './slug.ts'

/** The number of days whose readers count: today's in Japan, and those before. */
export const POPULAR_DAYS = 7

/** The number of ranked articles of the country, and of each prefecture and theme. */
export const MAX_RANKED = 20

/**
 * What readers are shown: the first ones, each with more readers than a single subscriber can be in these days (one a
 * day by IPv4, and one by IPv6), and only if there are several.
 */
export const MAX_SHOWN = 5
const MIN_READERS = 2 * POPULAR_DAYS + 1
const MIN_SHOWN = 3

/** The articles of a ranking that readers are shown. */
export const shownArticles = <Ranked extends { readers: number }>(ranking: readonly Ranked[]): Ranked[] => {
  const shown = ranking.filter(({ readers }) => readers >= MIN_READERS).slice(0, MAX_SHOWN)
  return shown.length < MIN_SHOWN ? [] : shown
}

/** An article in a ranking, with its estimated readers of the last seven days. */
export const PopularArticle = z.strictObject({
  id: Identifier,
  slug: Slug,
  title: z.string(),
  prefectureCode: z.string().nullable(),
  readers: z.int().nonnegative(),
  /** Whether the public pages show it. */
  isShown: z.boolean(),
})
export type PopularArticle = z.infer<typeof PopularArticle>
