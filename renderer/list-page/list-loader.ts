import type { Card } from '#domain/content/card.ts'
import type { PagedKind } from '#domain/content/kind.ts'
import { PER_PAGE, pageCount } from '#domain/search/list-page.ts'
import { countCells } from '#domain/search/list-query.ts'
import { pageNumber } from '#domain/url/document-path.ts'
import type { LoaderContext } from '../loader.ts'
import { type ListChoices, listChoices, readListQuery } from './list-choices.ts'

export type ListData = ListChoices & {
  cards: Card[]
  /** Entries of all pages of the filtered list, and of the unfiltered list. */
  total: number
  all: number
  page: number
  pages: number
}

/** Page `?page=N` of a list, filtered and sorted by its query; `null` for a page past the last. */
export const listLoader =
  (kind: PagedKind) =>
  async ({ content, search }: LoaderContext): Promise<ListData | null> => {
    const read = readListQuery(kind, search)
    const page = pageNumber(search.page)
    const cells = await content.listCells(kind)
    const total = countCells(cells, read.query)
    const pages = pageCount(total)
    if (page > pages) return null
    // Looking for none, and stepping to a page past the last, would read every entry.
    const cards =
      total > 0
        ? await content.listedCards(kind, read.query, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
        : []
    return { ...listChoices(kind, read, cells), cards, total, all: countCells(cells, {}), page, pages }
  }
