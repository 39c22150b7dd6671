import { z } from 'zod'
import type { Days } from '../date/month.ts'
import { Picture } from '../image/picture.ts'
import { BusinessStatus } from '../place/business-status.ts'
import { Disclosure } from './disclosure.ts'
import { ALL_CONTENT_KINDS } from './kind.ts'

/**
 * Card data of any content in lists, blocks and search results. `label` is its category (神社仏閣, 旅館, ニュース…), `facts` a
 * few deciding facts, `href` its URL (`null` without a page).
 */
export const Card = z.object({
  kind: z.enum(ALL_CONTENT_KINDS),
  id: z.string(),
  slug: z.string(),
  /** A path of this site; for sponsored placements possibly an external URL. */
  href: z
    .string()
    .regex(/^(\/(?![/\\])|https:\/\/)/)
    .nullable(),
  title: z.string(),
  catch: z.string(),
  label: z.string(),
  facts: z.array(z.string()),
  hero: Picture,
  prefectureCode: z.string().nullable(),
  city: z.string().nullable(),
  disclosure: Disclosure,
  businessStatus: BusinessStatus,
  publishedAt: z.string(),
  /** Only when it differs from `publishedAt`. */
  updatedAt: z.string().nullable(),
  /** Only for news about a past event. */
  isOver: z.literal(true).optional(),
  /** Only for campaigns and sponsored placements. */
  period: z.object({ startAt: z.string(), endAt: z.string() }).nullable(),
  /** Only for places. */
  position: z.object({ lat: z.number(), lng: z.number() }).optional(),
})
export type Card = z.infer<typeof Card>

/** The card of an article, with the days of its event. */
export type EventCard = Days & { card: Card }

/** The card of a nearby place, with its distance in metres. */
export type NearbyCard = Card & { metres: number }
