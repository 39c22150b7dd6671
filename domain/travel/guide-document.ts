import { z } from 'zod'
import { Identifier } from '../identifier.ts'
import { TravelActivity } from './activity.ts'
import { TravelGuide } from './guide.ts'
import { TravelSection } from './section.ts'

/**
 * The facts of a public place that a guide names, joined when it is read: they are never copied into the guide.
 * `href` is `null` for what is no longer public (公開終了).
 */
export const GuidePlace = z.object({
  kind: z.enum(['spot', 'hotel', 'restaurant', 'activity']),
  id: Identifier,
  href: z.string().nullable(),
  title: z.string(),
  label: z.string(),
  prefectureCode: z.string().nullable(),
  address: z.string(),
  tel: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  picture: z
    .object({ address: z.string(), alt: z.string(), focalX: z.number(), focalY: z.number() })
    .nullable(),
  /** Minutes one usually stays. */
  stayMinutes: z.int().nullable(),
  /** What `openingDay` works out a day from (domain/opening-day.ts); `null` where no hours are known. */
  opening: z.unknown(),
})
export type GuidePlace = z.infer<typeof GuidePlace>

/** A whole guide, as one call answers it and as a device keeps it: sections and activities in their order. */
export const GuideDocument = z.object({
  guide: TravelGuide,
  sections: z.array(TravelSection),
  activities: z.array(TravelActivity),
  places: z.array(GuidePlace),
})
export type GuideDocument = z.infer<typeof GuideDocument>
