import { refsOfBlocks } from '../blocks/refs.ts'
import type { ArticlePage } from './article-page.ts'
import { isNamedKind, isPlaceKind } from './kind.ts'

/** A theme of an article, and how closely it relates two articles that share it. */
export type ArticleTheme = { theme: string; weight: number }

/** The maximum of themes of each sort: a publication changes a few articles for each of them. */
const MAX_THINGS = 3
const MAX_TAGS = 2

/**
 * What an article is about, for recommendations: the first places and products that it mentions (places first), its
 * municipality, its prefecture, its first tags, and its type, which every article shares with others. No sum of weights of
 * later themes exceeds that of an earlier one.
 */
export function themesOf({
  blocks,
  cityCode,
  prefectureCode,
  tags,
  type,
}: Pick<ArticlePage, 'blocks' | 'cityCode' | 'prefectureCode' | 'tags' | 'type'>): ArticleTheme[] {
  const things = refsOfBlocks(blocks).filter(({ kind }) => isNamedKind(kind))
  const placesFirst = [
    ...things.filter(({ kind }) => isPlaceKind(kind)).map(({ id }) => ({ theme: id, weight: 300 })),
    ...things.filter(({ kind }) => !isPlaceKind(kind)).map(({ id }) => ({ theme: id, weight: 100 })),
  ]
  return [
    ...placesFirst.slice(0, MAX_THINGS),
    ...(cityCode ? [{ theme: `city:${cityCode}`, weight: 20 }] : []),
    ...(prefectureCode ? [{ theme: `prefecture:${prefectureCode}`, weight: 10 }] : []),
    ...tags.slice(0, MAX_TAGS).map((tag) => ({ theme: `tag:${tag}`, weight: 1 })),
    { theme: `type:${type}`, weight: 0 },
  ]
}
