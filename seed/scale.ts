import type { ArticlePage } from '#domain/content/article-page.ts'
import { contentId, seedId } from './identity.ts'

/** Slugs of the articles for benchmarks. */
export const SCALE_PREFIX = 'scale-'

const DAY_MS = 86_400_000

/** Rotates a list, so that two articles made from one do not read the same from the start. */
const rotated = <Entry>(list: readonly Entry[], by: number): Entry[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

/**
 * `count` more articles for scale tests, put together from the blocks of real ones. The same call gives the same
 * articles; 24 are of one day, going back from the oldest real article. The oldest comes first, because
 * inserting into the index is fastest in ascending order.
 */
export function* scaleArticles(articles: readonly ArticlePage[], count: number): Generator<ArticlePage> {
  const oldest = Math.min(...articles.map(({ publishedAt }) => Date.parse(publishedAt ?? '')))
  for (let index = count - 1; index >= 0; index -= 1) {
    const model = articles[index % articles.length]
    const other = articles[(index * 7 + 3) % articles.length]
    if (!model || !other) return
    const slug = `${SCALE_PREFIX}${String(index + 1).padStart(6, '0')}`
    const publishedAt = new Date(oldest - (1 + Math.floor(index / 24)) * DAY_MS).toISOString()
    const body = rotated(model.blocks, index).slice(0, 8)
    yield {
      ...model,
      id: contentId('article-page', slug),
      slug,
      slugHistory: [],
      title: `${model.title}（${index + 1}）`,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      contentUpdatedAt: publishedAt,
      blocks: [...body, ...rotated(other.blocks, index).slice(0, 4)].map((block, position) => ({
        ...block,
        id: seedId(slug, 'block', String(position)),
      })),
    }
  }
}
