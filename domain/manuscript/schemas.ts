import type { z } from 'zod'
import { Activity } from '../content/activity.ts'
import { ArticlePage } from '../content/article-page.ts'
import { Campaign } from '../content/campaign.ts'
import { Feature } from '../content/feature.ts'
import { Gift } from '../content/gift.ts'
import { Goods } from '../content/goods.ts'
import { Hotel } from '../content/hotel.ts'
import type { ContentKind } from '../content/kind.ts'
import { Product } from '../content/product.ts'
import { Restaurant } from '../content/restaurant.ts'
import { Series } from '../content/series.ts'
import { SponsoredPage } from '../content/sponsored-page.ts'
import { Spot } from '../content/spot.ts'
import { Theme } from '../content/theme.ts'
import { BOOKKEEPING } from './bookkeeping.ts'
import { laxOf } from './lax.ts'
import type { DraftFields } from './manuscript.ts'

/** The strict schema of every kind of content, for published entities. */
export const CONTENT_SCHEMAS = {
  spot: Spot,
  hotel: Hotel,
  restaurant: Restaurant,
  activity: Activity,
  gift: Gift,
  goods: Goods,
  product: Product,
  theme: Theme,
  feature: Feature,
  series: Series,
  campaign: Campaign,
  'sponsored-page': SponsoredPage,
  'article-page': ArticlePage,
} as const satisfies Record<ContentKind, z.ZodObject>

/** The entity of a kind: `EntityOf<'spot'>` is `Spot`. */
export type EntityOf<Kind extends ContentKind> = z.infer<(typeof CONTENT_SCHEMAS)[Kind]>

const LAX = new Map<ContentKind, z.ZodType<DraftFields>>()

/**
 * The schema of drafts of a kind (`laxOf`). Fields that the site maintains may be included, as in documents, and are
 * ignored.
 */
export function draftSchemaOf(kind: ContentKind): z.ZodType<DraftFields> {
  const cached = LAX.get(kind)
  if (cached) return cached
  const made = laxOf<z.core.$ZodLooseShape>(CONTENT_SCHEMAS[kind]).transform((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !BOOKKEEPING.has(name))),
  )
  LAX.set(kind, made as unknown as z.ZodType<DraftFields>)
  return made as unknown as z.ZodType<DraftFields>
}
