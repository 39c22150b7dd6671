import type { z } from 'zod'
import { Activity } from '../activity.ts'
import { ArticlePage } from '../article-page.ts'
import { Campaign } from '../campaign.ts'
import type { ContentKind } from '../content-kind.ts'
import { Feature } from '../feature.ts'
import { Gift } from '../gift.ts'
import { Goods } from '../goods.ts'
import { Hotel } from '../hotel.ts'
import { Product } from '../product.ts'
import { Restaurant } from '../restaurant.ts'
import { SponsoredPage } from '../sponsored-page.ts'
import { Spot } from '../spot.ts'
import { BOOKKEEPING } from './bookkeeping.ts'
import { laxOf } from './lax.ts'
import type { DraftFields } from './manuscript.ts'

/** The strict schema of every kind of content: what is published has this form. */
export const CONTENT_SCHEMAS = {
  spot: Spot,
  hotel: Hotel,
  restaurant: Restaurant,
  activity: Activity,
  gift: Gift,
  goods: Goods,
  product: Product,
  feature: Feature,
  campaign: Campaign,
  'sponsored-page': SponsoredPage,
  'article-page': ArticlePage,
} as const satisfies Record<ContentKind, z.ZodObject>

const LAX = new Map<ContentKind, z.ZodType<DraftFields>>()

/**
 * The form of the fields of a kind while they are written (`laxOf`). What the site keeps by itself may be sent along, as
 * documents hold it, and is not taken over.
 */
export function draftSchemaOf(kind: ContentKind): z.ZodType<DraftFields> {
  const known = LAX.get(kind)
  if (known) return known
  const made = laxOf<z.core.$ZodLooseShape>(CONTENT_SCHEMAS[kind]).transform((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !BOOKKEEPING.has(name))),
  )
  LAX.set(kind, made as unknown as z.ZodType<DraftFields>)
  return made as unknown as z.ZodType<DraftFields>
}
