import { japaneseDay } from '#domain/date/japanese-date.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { TravelAction } from '#domain/travel/action.ts'

/** The date of a record; wishes may have none. */
export const dayText = (date: string | null): string => (date ? japaneseDay(date) : '日付は決めていない')

/** `2026年11月20日・兵庫県`, as far as known. */
export const dateAndPlace = ({ date, prefectureCode }: TravelAction): string =>
  [date && japaneseDay(date), prefectureOfCode(prefectureCode)?.name].filter(Boolean).join('・')
