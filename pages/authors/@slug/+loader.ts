import { authorInputOf } from '#domain/content/author-input.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

/** The number of articles on the page. */
const NEWEST = 24

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const author = await content.findAuthorBySlug(routeParams.slug ?? '')
  if (!author) return null
  const { cards, total, isMore } = await content.pageOfCards(
    'article-page',
    { author: author.id },
    { limit: NEWEST },
  )
  if (cards.length === 0) return null
  const { createdAt, updatedAt } = author
  // Without the ids of the author and of their account.
  return { author: authorInputOf(author), createdAt, updatedAt, cards, total, isMore }
}
