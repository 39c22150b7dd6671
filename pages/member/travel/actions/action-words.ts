import { japaneseDay } from '#domain/date/japanese-date.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { TravelAction } from '#domain/travel/action.ts'

/** The day of a record; a wish may have none. */
export const dayWords = (date: string | null): string => (date ? japaneseDay(date) : '日付は決めていない')

/** `2026年11月20日・兵庫県`, as far as it is known. */
export const whenAndWhere = ({ date, prefectureCode }: TravelAction): string =>
  [date && japaneseDay(date), prefectureOfCode(prefectureCode)?.name].filter(Boolean).join('・')
