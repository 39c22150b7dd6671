import { z } from 'zod'
import { Picture } from '../image/picture.ts'
import { BusinessStatus } from '../place/business-status.ts'
import { Disclosure } from './disclosure.ts'
import { ALL_CONTENT_KINDS } from './kind.ts'

/**
 * What a list, a block or a search result shows of any content. `label` is its sort (神社仏閣, 旅館, ニュース…),
 * `facts` the few words that decide a choice, `href` where it leads (`null` where it has no page).
 */
export const Card = z.object({
  kind: z.enum(ALL_CONTENT_KINDS),
  id: z.string(),
  slug: z.string(),
  /** A path of this site; for a placement perhaps the address of another one. */
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
  /** Only where it differs from `publishedAt`. */
  updatedAt: z.string().nullable(),
  /** Only of news about an event that is over. */
  isOver: z.literal(true).optional(),
  /** Only for campaigns and placements. */
  period: z.object({ startAt: z.string(), endAt: z.string() }).nullable(),
  /** Only of places. */
  position: z.object({ lat: z.number(), lng: z.number() }).optional(),
})
export type Card = z.infer<typeof Card>

/** The card of a place near another one, and how far from it in metres. */
export type NearbyCard = Card & { metres: number }
