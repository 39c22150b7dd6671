/**
 * Every kind of published content, with its plural (the segment of its URLs and of `/v1`) and its Japanese name.
 * The order is the one in which mixed lists show their groups.
 */
export const CONTENT_KINDS = {
  spot: { plural: 'spots', label: 'スポット' },
  hotel: { plural: 'hotels', label: '宿' },
  restaurant: { plural: 'restaurants', label: '食事処' },
  activity: { plural: 'activities', label: '体験' },
  gift: { plural: 'gifts', label: 'おみやげ' },
  goods: { plural: 'goods', label: '旅の道具' },
  product: { plural: 'products', label: '商品' },
  feature: { plural: 'features', label: '特集' },
  campaign: { plural: 'campaigns', label: 'キャンペーン' },
  'sponsored-page': { plural: 'sponsored-pages', label: '広告企画' },
  'article-page': { plural: 'article-pages', label: '記事' },
} as const

export type ContentKind = keyof typeof CONTENT_KINDS
export type ContentPlural = (typeof CONTENT_KINDS)[ContentKind]['plural']

export const ALL_CONTENT_KINDS = Object.keys(CONTENT_KINDS) as [ContentKind, ...ContentKind[]]

/** The kinds that can be searched for: what has a page or an entry of its own. */
export const SEARCH_KINDS: readonly ContentKind[] = ALL_CONTENT_KINDS.filter(
  (kind) => kind !== 'sponsored-page' && kind !== 'product',
)

const WITHOUT_PAGE = ['product', 'feature', 'campaign', 'sponsored-page'] as const satisfies ContentKind[]

/** A kind whose entries have a page of their own; the others are entries of lists. */
export type PageKind = Exclude<ContentKind, (typeof WITHOUT_PAGE)[number]>

export const hasOwnPage = (kind: ContentKind): kind is PageKind => !WITHOUT_PAGE.some((one) => one === kind)

/** The kinds that a link can lead to. */
export const PAGE_KINDS: readonly PageKind[] = ALL_CONTENT_KINDS.filter(hasOwnPage)

/** `spots` → `spot`; anything that is no plural of a kind → `null`. */
export function kindOfPlural(plural: string): ContentKind | null {
  return ALL_CONTENT_KINDS.find((kind) => CONTENT_KINDS[kind].plural === plural) ?? null
}
