import { PER_PAGE } from '#domain/list-page.ts'
import { trail } from '../breadcrumb.ts'
import { type Feed, type HeadHook, titled } from '../head.ts'
import { breadcrumbs } from '../json-ld/breadcrumbs.ts'
import { collectionPage } from '../json-ld/collection.ts'
import type { ListData } from './list-loader.ts'

/** The head of a list; every page of it has an address, a title and a description of its own. */
export const listHead =
  (title: string, lead: string, feeds?: readonly Feed[]): HeadHook<ListData> =>
  ({ data: { cards, page, total }, pathname, config }) => {
    const name = page > 1 ? `${title}（${page}ページ目）` : title
    const description = page > 1 ? `${lead}（${page}ページ目）` : lead
    const canonical = page > 1 ? `${pathname}?page=${page}` : pathname
    const offset = (page - 1) * PER_PAGE
    return {
      title: titled(name),
      description,
      canonical,
      image: cards[0]?.hero,
      feeds,
      jsonLd: [
        collectionPage({ name, description, entries: cards, offset, total }, { pathname: canonical, config }),
        breadcrumbs(trail(title), { pathname, config }),
      ],
    }
  }
