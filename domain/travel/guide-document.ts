import { z } from 'zod'
import { GUIDE_PLACE_KINDS } from '../content/kind-lists.ts'
import { ClockTime, IsoDate } from '../date/iso-date.ts'
import { BusinessStatus } from '../place/business-status.ts'
import type { OpeningPlace } from '../place/opening-day.ts'
import { Identifier } from '../text/identifier.ts'
import { TravelActivity } from './activity.ts'
import { TravelGuide } from './guide.ts'
import { TravelSection } from './section.ts'

/** A picture in a guide: `{address}/…`, alt text, and focal point (0–1 on both axes). */
export const GuidePicture = z.object({
  address: z.string(),
  alt: z.string(),
  focalX: z.number(),
  focalY: z.number(),
})
export type GuidePicture = z.infer<typeof GuidePicture>

/**
 * Facts of a place in a guide, joined when the guide is read and never copied into it. `href` is `null` when the
 * place is no longer public (公開終了): then only name, category, prefecture and position are given.
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
  /** Usual length of a visit in minutes. */
  stayMinutes: z.int().nullable(),
  /** Check-in and check-out times of a hotel. */
  stay: z.object({ checkIn: ClockTime, checkOut: ClockTime }).optional(),
  businessStatus: BusinessStatus,
  /**
   * Input of `openingDay` (domain/place/opening-day.ts); `null` if unknown. Read from our own tables, so its shape is
   * not validated again.
   */
  opening: z.custom<OpeningPlace | null>((value) => typeof value === 'object'),
})
export type GuidePlace = z.infer<typeof GuidePlace>

/** A whole guide, as returned by one call and stored on devices; sections and activities are sorted. */
export const GuideDocument = z.object({
  guide: TravelGuide,
  sections: z.array(TravelSection),
  activities: z.array(TravelActivity),
  places: z.array(GuidePlace),
  /**
   * Public holidays around its days, for closing days that depend on them; missing in guides the server has not seen
   * yet.
   */
  holidays: z.object({ from: IsoDate, to: IsoDate, days: z.array(IsoDate) }).optional(),
})
export type GuideDocument = z.infer<typeof GuideDocument>

/** A guide in the list of guides, without its content. */
export const GuideSummary = TravelGuide.extend({
  sectionCount: z.int().nonnegative(),
  activityCount: z.int().nonnegative(),
  /** The selected picture, or that of the first public place in the guide. */
  coverPicture: GuidePicture.nullable(),
})
export type GuideSummary = z.infer<typeof GuideSummary>
