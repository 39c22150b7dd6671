import type { Card } from '#domain/card.ts'
import type { ContentKind } from '#domain/content-kind.ts'
import { pageNumber } from '#domain/document-path.ts'
import { listPagePaths, PER_PAGE, pageCount } from '#domain/list-page.ts'
import type { ContentRepository } from '#worker/db/content.server.ts'
import type { LoaderContext } from '../loader.ts'

export type ListData = { cards: Card[]; total: number; page: number; pages: number }

/** Page `?page=N` of all public content of a kind; a page past the last is no page (`null`). */
export const listLoader =
  (kind: ContentKind) =>
  async ({ content, search }: LoaderContext): Promise<ListData | null> => {
    const page = pageNumber(search.page)
    const { cards, total } = await content.pageOfCards(
      kind,
      {},
      { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    )
    const pages = pageCount(total)
    return page > pages ? null : { cards, total, page, pages }
  }

/** The addresses of all pages of a list: `/spots`, `/spots?page=2`, … */
export const listUrls = (kind: ContentKind, path: string) => async (content: ContentRepository) => {
  const { total } = await content.pageOfCards(kind, {}, { limit: 1 })
  return listPagePaths(path, total)
}
