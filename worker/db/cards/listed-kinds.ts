import { isNamedKind, type PagedKind } from '#domain/content/kind.ts'
import type { ListSort } from '#domain/search/list-query.ts'
import { orderBy, sortingOf } from './row.ts'

type Listed = {
  /** The column with the entry's category. */
  sort: 'category' | 'type'
  /** The column of recommended months, a JSON list. */
  months?: string
  /** Boolean facts of an entry, by name: a condition over the alias `t`. */
  facts?: Record<string, string>
  price?: string
}

const ofBath = (key: string): string => `coalesce(json_extract(t.onsen, '$.${key}'), 0)`

/** How the conditions of a list are written in SQL. */
export const LISTED: Record<PagedKind, Listed> = {
  spot: {
    sort: 'category',
    months: 't.best_months',
    facts: { kids: 't.kids', rainy: 't.rainy_day', free: 't.free' },
  },
  hotel: {
    sort: 'type',
    facts: {
      onsen: ofBath('has'),
      kakenagashi: ofBath('kakenagashi'),
      'private-bath': ofBath('privateBath'),
    },
    price: 't.min_charge',
  },
  gift: { sort: 'category', price: 't.price' },
  goods: { sort: 'category' },
  'article-page': { sort: 'type' },
}

/** `ORDER BY` of a list; an order that the kind does not have is the newest first. */
export function orderOf(kind: PagedKind, sort: ListSort = 'newest'): string {
  const { price } = LISTED[kind]
  if (sort === 'kana' && isNamedKind(kind)) return 't.name_kana, t.id'
  if (sort === 'price' && price) return `${price} IS NULL, ${price}, t.id`
  if (sort === 'updated') return 'coalesce(t.content_updated_at, t.published_at) DESC, t.id DESC'
  return orderBy(sortingOf(kind))
}
