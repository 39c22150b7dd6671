import type { Activity } from '#domain/content/activity.ts'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Author } from '#domain/content/author.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import type { Disclosure } from '#domain/content/disclosure.ts'
import type { Feature } from '#domain/content/feature.ts'
import type { Gift } from '#domain/content/gift.ts'
import type { Goods } from '#domain/content/goods.ts'
import type { Hotel } from '#domain/content/hotel.ts'
import type { Product } from '#domain/content/product.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { Restaurant } from '#domain/content/restaurant.ts'
import type { Series } from '#domain/content/series.ts'
import type { SponsoredPage } from '#domain/content/sponsored-page.ts'
import type { Spot } from '#domain/content/spot.ts'
import type { Theme } from '#domain/content/theme.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type {
  Access,
  Accessibility,
  ClosedDays,
  Facilities,
  Hours,
  Parking,
  Place,
} from '#domain/place/place.ts'
import type { BlockSource, RefSource } from './blocks.ts'
import type { PictureSource } from './picture-source.ts'

/** The six authors; each article has one. */
const AUTHOR_SLUGS = [
  'hayase-mio',
  'kurata-jun',
  'tomioka-saki',
  'nishi-wataru',
  'amano-haruka',
  'editorial-desk',
] as const
type AuthorSlug = (typeof AUTHOR_SLUGS)[number]

/** The facts of an entry; `complete.ts` adds identifiers, dates and empty values. */
export type CommonSource = {
  slug: string
  /** Without a drawing that is true to it, a place or a product has a plate with its name. */
  hero?: PictureSource
  tags: string[]
  /** `yyyy-MM-dd` in Japan; the hour is derived from the slug. */
  publishedOn: string
  updatedOn?: string
  checkedOn?: string
  author?: AuthorSlug
  disclosure?: Disclosure
  status?: Publishable['status']
  dataNote?: string
  slugHistory?: string[]
}
/** `city` is the full name as the municipality list writes it, prefecture first: `京都府京都市東山区`. */
type Located = CommonSource & { city: string }
type Some<T> = { [Key in keyof T]?: T[Key] }

export type PlaceSource = Located &
  Pick<Place, 'name' | 'nameKana' | 'address' | 'lat' | 'lng'> & {
    access: (Pick<Access, 'mode' | 'text'> & Some<Access>)[]
    hours?: Some<Hours>
    closed?: Some<ClosedDays>
    prices?: [label: string, amount: number, note?: string][]
    free?: boolean
    parking?: Some<Parking>
    accessibility?: Some<Accessibility>
    facilities?: Some<Facilities>
    businessStatus?: Place['businessStatus']
    invented?: true
    postalCode?: string
    tel?: string
    officialUrl?: string
    catch: string
    body: BlockSource[]
  }
export type SpotSource = PlaceSource &
  Pick<Spot, 'category' | 'stayMinutes' | 'bestMonths' | 'seasons' | 'rainyDay' | 'kids'> & {
    related?: string[]
  }
export type HotelSource = PlaceSource &
  Pick<Hotel, 'type' | 'checkIn' | 'checkOut' | 'minCharge' | 'onsen' | 'rooms' | 'mealPlan'> & {
    bathTaxNote?: string
    offers?: Offer[]
  }
export type RestaurantSource = PlaceSource &
  Pick<
    Restaurant,
    | 'genres'
    | 'specialty'
    | 'budgetLunch'
    | 'budgetDinner'
    | 'lastOrder'
    | 'seats'
    | 'smoking'
    | 'reservation'
    | 'takeout'
  > & { allergyNote?: string }
export type ActivitySource = PlaceSource &
  Pick<
    Activity,
    'durationMin' | 'meetingPoint' | 'ageMin' | 'capacity' | 'included' | 'bring' | 'cancelPolicy' | 'months'
  > & { offers?: Offer[] }
export type GiftSource = CommonSource & { prefecture: string; city?: string } & Pick<
    Gift,
    | 'name'
    | 'nameKana'
    | 'catch'
    | 'category'
    | 'maker'
    | 'price'
    | 'contents'
    | 'shelfLife'
    | 'storage'
    | 'allergens'
  > & { body: BlockSource[]; sellPlaces: { spot?: string; text: string }[]; offers?: Offer[] }
export type GoodsSource = CommonSource &
  Pick<
    Goods,
    'name' | 'nameKana' | 'catch' | 'category' | 'brand' | 'asin' | 'useCase' | 'specs' | 'pros' | 'cons'
  > & {
    body: BlockSource[]
    offers?: Offer[]
  }
export type ArticleSource = CommonSource &
  Pick<ArticlePage, 'title' | 'catch'> & {
    author: AuthorSlug
    summary: [string, string, string]
    blocks: BlockSource[]
    prefecture?: string
    city?: string
    supervisor?: ArticlePage['supervisor']
    photosBy?: string
  } & (
    | { type: 'news'; eventDate: string; endDate?: string; sourceUrl?: string }
    | { type: 'feature'; eventDate?: string }
    | {
        type: 'experience'
        visitedAt: string
        companions?: string
        cost: { label: string; amount: number }[]
      }
  )
export type AuthorSource = Pick<Author, 'name' | 'kana' | 'role' | 'bio' | 'specialty'> & {
  slug: AuthorSlug
  avatar: PictureSource
}
export type ProductSource = CommonSource &
  Pick<Product, 'title' | 'catch' | 'kind'> & { prefecture?: string; ref?: string; offers?: Offer[] }
export type FeatureSource = CommonSource &
  Pick<Feature, 'title' | 'catch' | 'lead' | 'period' | 'order'> & {
    sections: { heading: string; body: string; items: { ref: RefSource; comment?: string }[] }[]
  }
export type ThemeSource = CommonSource & Pick<Theme, 'title' | 'catch' | 'order'> & { body: BlockSource[] }
/** `parts`: the slugs of articles. */
export type SeriesSource = CommonSource &
  Pick<Series, 'title' | 'catch' | 'lead' | 'order'> & { parts: string[] }
/** Days are relative to the day of seeding, so that every state of a campaign exists. */
export type CampaignSource = CommonSource &
  Pick<
    Campaign,
    'title' | 'catch' | 'lead' | 'sponsor' | 'target' | 'prize' | 'winners' | 'howTo' | 'privacyNote'
  > & {
    prefecture?: string
    startInDays: number
    endInDays: number
    entryUrl?: string
    termsUrl?: string
  }
export type SponsoredPageSource = Omit<CommonSource, 'disclosure'> &
  Pick<SponsoredPage, 'title' | 'catch' | 'advertiser' | 'target' | 'slots' | 'contractNo'> & {
    prefecture?: string
  }
