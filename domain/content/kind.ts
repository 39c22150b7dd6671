/** How the site treats one kind of content. Facts that do not apply are omitted, because every page loads this file. */
type KindFacts = {
  /** The segment of its URLs and of `/v1`; with underscores the name of its table. */
  plural: string
  label: string
  /** Its number in the ids of searched documents (domain/search/id.ts), 1–15: never changed, never used again. */
  searchNumber: number
  /** The field with its name: places and products have a name, other pages a title. */
  titleField: 'name' | 'title'
  /** Entries have a page. Otherwise they appear in the kind's list or, if it has none, on pages of other content. */
  hasPage?: true
  /** The page that lists all entries: split into pages and filtered, or whole. */
  list?: 'paged' | 'whole'
  /** The field that holds its blocks. */
  body?: 'blocks' | 'body'
  /** It has a position, opening hours and a business status (domain/place/place.ts). */
  isPlace?: true
  /** Travel guides can hold it; the column `travel_activities.kind` must allow it too. */
  isInGuides?: true
  isSearched?: true
  isOnTopPage?: true
  /** Pages of prefectures list it; `needed`: those of neighbours where a prefecture has none. */
  onPrefecturePage?: 'needed' | 'listed'
}

const NAMED = { titleField: 'name', hasPage: true, body: 'body', isSearched: true } as const
const PLACE = { ...NAMED, isPlace: true, isInGuides: true, onPrefecturePage: 'needed' } as const
const LISTED_PLACE = { ...PLACE, list: 'paged', isOnTopPage: true } as const
const PAGED = { ...NAMED, list: 'paged' } as const
const TITLED = { titleField: 'title' } as const
const ENTRY = { ...TITLED, hasPage: true, list: 'whole', isSearched: true, isOnTopPage: true } as const

type Named = 'plural' | 'label' | 'searchNumber'

type Kind<Plural, Facts> = { plural: Plural; label: string; searchNumber: number } & Facts & {
    [Name in Exclude<keyof KindFacts, Named | keyof Facts>]?: undefined
  }

const kind = <const Plural extends string, const Facts extends Omit<KindFacts, Named>>(
  plural: Plural,
  label: string,
  searchNumber: number,
  facts: Facts,
) => ({ plural, label, searchNumber, ...facts }) as unknown as Kind<Plural, Facts>

/**
 * Every kind of published content, and how the site treats it. Mixed lists show their groups in this order.
 */
export const CONTENT_KINDS = {
  spot: kind('spots', 'スポット', 9, LISTED_PLACE),
  hotel: kind('hotels', '宿', 8, LISTED_PLACE),
  restaurant: kind('restaurants', '食事処', 7, PLACE),
  activity: kind('activities', '体験', 6, PLACE),
  gift: kind('gifts', 'おみやげ', 5, { ...PAGED, isOnTopPage: true, onPrefecturePage: 'listed' }),
  goods: kind('goods', '旅の道具', 4, PAGED),
  product: kind('products', '商品', 10, { ...TITLED, list: 'whole' }),
  theme: kind('themes', 'テーマ', 12, { ...ENTRY, body: 'body' }),
  feature: kind('features', '特集', 3, ENTRY),
  series: kind('series', '連載', 13, { ...TITLED, hasPage: true, list: 'whole', isSearched: true }),
  campaign: kind('campaigns', 'キャンペーン', 2, { ...ENTRY, onPrefecturePage: 'listed' }),
  'sponsored-page': kind('sponsored-pages', '広告企画', 11, TITLED),
  'article-page': kind('article-pages', '記事', 1, {
    ...PAGED,
    titleField: 'title',
    body: 'blocks',
    isOnTopPage: true,
    onPrefecturePage: 'needed',
  }),
}

export type ContentKind = keyof typeof CONTENT_KINDS
export type ContentPlural = (typeof CONTENT_KINDS)[ContentKind]['plural']

export const ALL_CONTENT_KINDS = Object.keys(CONTENT_KINDS) as [ContentKind, ...ContentKind[]]

export const isContentKind = (name: unknown): name is ContentKind =>
  (ALL_CONTENT_KINDS as unknown[]).includes(name)

type KindsWith<Name extends keyof KindFacts, Value> = {
  [Kind in ContentKind]: (typeof CONTENT_KINDS)[Kind] extends { [Fact in Name]: Value } ? Kind : never
}[ContentKind]

/** Returns a type guard for kinds with this fact. */
export const having =
  <Name extends keyof KindFacts, const Value extends KindFacts[Name]>(name: Name, value: Value) =>
  (kind: string): kind is KindsWith<Name, Value> =>
    CONTENT_KINDS[kind as ContentKind]?.[name] === value

/** Whether its entries have a page of their own. */
export const hasOwnPage = /* @__PURE__ */ having('hasPage', true)

/** Whether it is a place. */
export const isPlaceKind = /* @__PURE__ */ having('isPlace', true)

/** Whether its list is split into pages, and can be filtered and sorted. */
export const hasPagedList = /* @__PURE__ */ having('list', 'paged')

/** Whether its entries have a name; the others have a title. */
export const isNamedKind = /* @__PURE__ */ having('titleField', 'name')

/** Whether a travel guide can hold it. */
export const isGuidePlaceKind = /* @__PURE__ */ having('isInGuides', true)

export type PageKind = KindsWith<'hasPage', true>
export type EntryKind = KindsWith<'list', 'whole'>
export type PlaceKind = KindsWith<'isPlace', true>
export type PagedKind = KindsWith<'list', 'paged'>
export type GuidePlaceKind = KindsWith<'isInGuides', true>
/** Kinds with a name and a page but without a position: gifts, goods. */
export type ProductKind = Exclude<Extract<PageKind, KindsWith<'titleField', 'name'>>, PlaceKind>

/** `spots` → `spot`; `null` if it is not the plural of a kind. */
export function kindOfPlural(plural: string): ContentKind | null {
  return ALL_CONTENT_KINDS.find((kind) => CONTENT_KINDS[kind].plural === plural) ?? null
}
