import { ALL_ARTICLE_TYPES, ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { Gift } from '#domain/content/gift.ts'
import { Goods } from '#domain/content/goods.ts'
import { HotelType } from '#domain/content/hotel.ts'
import type { PagedKind } from '#domain/content/kind.ts'
import { SPOT_CATEGORIES } from '#domain/content/spot.ts'
import { MONTHS } from '#domain/date/month.ts'
import { BUILT_IN_PREFECTURES, BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import type { ListCondition, ListSort } from '#domain/search/list-query.ts'

export type Option = { value: string; label: string }
/** The filters and sort orders of a list, with their labels. */
type Conditions = {
  conditions: Partial<Record<ListCondition, { title: string; options: readonly Option[] }>>
  sorts: readonly { value: ListSort; label: string }[]
}

const named = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }))
const places = (list: readonly { slug: string; name: string }[]): Option[] =>
  list.map(({ slug, name }) => ({ value: slug, label: name }))

const AREA = {
  region: { title: '地方', options: places(BUILT_IN_REGIONS) },
  prefecture: { title: '都道府県', options: places(BUILT_IN_PREFECTURES) },
} as const
const MONTH_OPTIONS = MONTHS.map((month) => ({ value: String(month), label: `${month}月` }))

const NEWEST = { value: 'newest', label: '新しい順' } as const
const KANA = { value: 'kana', label: '五十音順' } as const

/** Read on the server only: the labels are in the modules of the schemas. */
const CONDITIONS = {
  spot: {
    conditions: {
      category: { title: '種類', options: named(SPOT_CATEGORIES) },
      ...AREA,
      month: { title: '見ごろ', options: MONTH_OPTIONS },
      with: {
        title: '過ごし方',
        options: [
          { value: 'kids', label: '子どもと一緒に' },
          { value: 'rainy', label: '雨の日でも' },
          { value: 'free', label: '無料で' },
        ],
      },
    },
    sorts: [NEWEST, KANA],
  },
  hotel: {
    conditions: {
      type: { title: '種類', options: named(HotelType.options) },
      ...AREA,
      with: {
        title: '湯',
        options: [
          { value: 'onsen', label: '温泉がある' },
          { value: 'kakenagashi', label: '源泉かけ流し' },
          { value: 'private-bath', label: '貸切風呂がある' },
        ],
      },
    },
    sorts: [NEWEST, KANA, { value: 'price', label: '料金の安い順' }],
  },
  gift: {
    conditions: { category: { title: '種類', options: named(Gift.shape.category.options) }, ...AREA },
    sorts: [NEWEST, KANA, { value: 'price', label: '値段の安い順' }],
  },
  goods: {
    conditions: { category: { title: '種類', options: named(Goods.shape.category.options) } },
    sorts: [NEWEST, KANA],
  },
  'article-page': {
    conditions: {
      type: {
        title: '種類',
        options: ALL_ARTICLE_TYPES.map((type) => ({ value: type, label: ARTICLE_TYPES[type] })),
      },
      ...AREA,
    },
    sorts: [NEWEST, { value: 'updated', label: '更新の新しい順' }],
  },
} as const satisfies Record<PagedKind, Conditions>

export const conditionsOf = (kind: PagedKind): Conditions => CONDITIONS[kind]
