import type { HeadHook } from '../head.ts'
import { titled } from '../head.ts'
import type { ListData } from './list-loader.ts'

/** The head of a list; every page of it has an address and a title of its own. */
export const listHead =
  (title: string, description: string): HeadHook<ListData> =>
  ({ data, pathname }) => ({
    title: titled(data.page > 1 ? `${title}（${data.page}ページ目）` : title),
    description,
    canonical: data.page > 1 ? `${pathname}?page=${data.page}` : pathname,
    image: data.cards[0]?.hero.address,
  })
