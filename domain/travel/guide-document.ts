import { z } from 'zod'
import { GUIDE_PLACE_KINDS } from '../content/kind-lists.ts'
import { ClockTime, IsoDate } from '../date/iso-date.ts'
import { BusinessStatus } from '../place/business-status.ts'
import type { OpeningPlace } from '../place/opening-day.ts'
import { Identifier } from '../text/identifier.ts'
import { TravelActivity } from './activity.ts'
import { TravelGuide } from './guide.ts'
import { TravelSection } from './section.ts'

/** A picture as guides show it: `{address}/…`, what it shows, and the point a crop must keep (0–1 each way). */
export const GuidePicture = z.object({
  address: z.string(),
  alt: z.string(),
  focalX: z.number(),
  focalY: z.number(),
})
export type GuidePicture = z.infer<typeof GuidePicture>

/**
 * The facts of a public place that a guide names, joined when it is read: they are never copied into the guide.
 * `href` is `null` for what is no longer public (公開終了): then only its name, sort, prefecture and position are told.
 */
export const GuidePlace = z.object({
  kind: z.enum(GUIDE_PLACE_KINDS),
  id: Identifier,
  href: z.string().nullable(),
  title: z.string(),
  label: z.string(),
  prefectureCode: z.string().nullable(),
  address: z.string(),
  tel: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  picture: GuidePicture.nullable(),
  /** Minutes one usually stays. */
  stayMinutes: z.int().nullable(),
  /** Of a hotel: from when one may come, and until when one has to leave on the last day. */
  stay: z.object({ checkIn: ClockTime, checkOut: ClockTime }).optional(),
  businessStatus: BusinessStatus,
  /**
   * What `openingDay` works out a day from (domain/place/opening-day.ts); `null` where nothing of it is known. It comes from
   * our own tables, so that its shape is not checked again.
   */
  opening: z.custom<OpeningPlace | null>((value) => typeof value === 'object'),
})
export type GuidePlace = z.infer<typeof GuidePlace>

/** A whole guide, as one call answers it and as a device keeps it: sections and activities in their order. */
export const GuideDocument = z.object({
  guide: TravelGuide,
  sections: z.array(TravelSection),
  activities: z.array(TravelActivity),
  places: z.array(GuidePlace),
  /** Public holidays around its days, for closing days that move on them; a guide that no server has seen has none. */
  holidays: z.object({ from: IsoDate, to: IsoDate, days: z.array(IsoDate) }).optional(),
})
export type GuideDocument = z.infer<typeof GuideDocument>

/** A guide as the list of guides shows it, without what is in it. */
export const GuideSummary = TravelGuide.extend({
  sectionCount: z.int().nonnegative(),
  activityCount: z.int().nonnegative(),
  /** The picture that was chosen, or that of the first place in the guide that is public. */
  coverPicture: GuidePicture.nullable(),
})
export type GuideSummary = z.infer<typeof GuideSummary>
