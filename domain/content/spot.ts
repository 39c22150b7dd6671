import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { MonthDay } from '../date/iso-date.ts'
import { Place } from '../place/place.ts'
import { Identifier } from '../text/identifier.ts'
import { Publishable } from './publishable.ts'

export const SPOT_CATEGORIES = [
  '神社仏閣',
  '温泉',
  '絶景',
  '自然',
  '城・史跡',
  '町並み',
  '博物館・美術館',
  '動物園・水族館',
  'テーマパーク',
  '道の駅・市場',
  '公園・庭園',
  '祭り・行事',
] as const
export const SpotCategory = z.enum(SPOT_CATEGORIES)
export type SpotCategory = z.infer<typeof SpotCategory>

/** A yearly season, such as 桜 from 04-01 to 04-15. */
export const SeasonOfNote = z.object({ name: z.string().min(1).max(20), from: MonthDay, to: MonthDay })
export type SeasonOfNote = z.infer<typeof SeasonOfNote>

/** A sight. `stayMinutes` is the usual length of a visit; `bestMonths` are 1–12. */
export const Spot = Publishable.extend(Place.shape).extend({
  category: SpotCategory,
  catch: z.string().min(1).max(60),
  body: Blocks,
  stayMinutes: z.int().positive(),
  bestMonths: z.array(z.int().min(1).max(12)),
  seasons: z.array(SeasonOfNote),
  rainyDay: z.boolean(),
  kids: z.boolean(),
  relatedSpotIds: z.array(Identifier),
})
export type Spot = z.infer<typeof Spot>
