import type { ContentKind } from './content-kind.ts'
import type { Disclosure } from './disclosure.ts'
import type { Position } from './distance.ts'
import type { Picture } from './picture.ts'
import type { BusinessStatus } from './place.ts'

/**
 * What a list, a block or a search result shows of any content. `label` is its sort (神社仏閣, 旅館, ニュース…),
 * `facts` the few words that decide a choice, `href` where it leads (`null` where it has no page).
 */
export type Card = {
  kind: ContentKind
  id: string
  slug: string
  href: string | null
  title: string
  catch: string
  label: string
  facts: string[]
  hero: Picture
  prefectureCode: string | null
  city: string | null
  disclosure: Disclosure
  businessStatus: BusinessStatus
  publishedAt: string
  /** Only where it differs from `publishedAt`. */
  updatedAt: string | null
  /** Only for campaigns and placements. */
  period: { startAt: string; endAt: string } | null
  /** Only of places. */
  position?: Position
}

/** The card of a place near another one, and how far from it in metres. */
export type NearbyCard = Card & { metres: number }
