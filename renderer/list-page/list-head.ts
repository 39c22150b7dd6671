import { CONTENT_KINDS, type PagedKind } from '#domain/content/kind.ts'
import { PER_PAGE } from '#domain/search/list-page.ts'
import { trail } from '../breadcrumb.ts'
import { type Feed, type HeadHook, titled } from '../head.ts'
import { breadcrumbs } from '../json-ld/breadcrumbs.ts'
import { collectionPage } from '../json-ld/collection.ts'
import type { ListData } from './list-loader.ts'

/**
 * The head of a list; every page of it has its own URL, title and description. Filtered or sorted lists have the
 * canonical URL of the unfiltered list.
 */
export const listHead =
  (kind: PagedKind, lead: string, feeds?: readonly Feed[]): HeadHook<ListData> =>
  ({ data: { cards, page, total, query, chosen, sorts, unknown }, pathname, config }) => {
    const { label: title } = CONTENT_KINDS[kind]
    const suffix = page > 1 ? `（${page}ページ目）` : ''
    const image = cards[0]?.hero
    const sort = query.sort && sorts.find(({ value }) => value === query.sort)?.label
    if (chosen.length > 0 || sort || unknown.length > 0) {
      const labels = chosen.map(({ label }) => label).join('・')
      const name = `${title}${labels && `：${labels}`}${sort ? `（${sort}）` : ''}${suffix}`
      return { title: titled(name), description: lead, canonical: pathname, noindex: true, image, feeds }
    }
    const name = title + suffix
    const description = lead + suffix
    const canonical = page > 1 ? `${pathname}?page=${page}` : pathname
    const offset = (page - 1) * PER_PAGE
    return {
      title: titled(name),
      description,
      canonical,
      image,
      feeds,
      jsonLd: [
        collectionPage({ name, description, entries: cards, offset, total }, { pathname: canonical, config }),
        breadcrumbs(trail(title), { pathname, config }),
      ],
    }
  }
