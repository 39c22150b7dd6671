import { clockOf, DAY_MINUTES } from '../date/japan-time.ts'
import type { HolidayCalendar } from '../place/closing-days.ts'
import { type Opening, openingDay } from '../place/opening-day.ts'
import { clockText } from './clock-text.ts'
import type { GuidePlace } from './guide-document.ts'

const timeText = (minutes: number): string => clockText(clockOf(minutes))

const openingText = ({ open, close, lastEntry }: Opening): string =>
  `${timeText(open)}〜${timeText(close)}${lastEntry === null ? '' : `（最終入場 ${timeText(lastEntry)}）`}`

/**
 * Opening state of a place on an ISO day in Japan: `営業 9:00〜17:00`, `この日は休み`, `休業中`; '' if unknown. Without the
 * holidays around the day, places whose closing days depend on holidays give ''.
 */
export function openingThatDay(
  { opening, businessStatus, href }: Pick<GuidePlace, 'opening' | 'businessStatus' | 'href'>,
  date: string,
  holidays: HolidayCalendar | null,
): string {
  if (href === null) return ''
  if (businessStatus === 'closed') return '閉業'
  if (businessStatus === 'tempClosed') return '休業中'
  if (!opening) return ''
  const day = openingDay(opening, date, holidays)
  if (day.kind === 'closed') return day.reason === 'outOfSeason' ? '営業期間外' : 'この日は休み'
  if (day.kind === 'unknown' || !day.openings) return ''
  const isAllDay = day.openings.some(({ open, close }) => open === 0 && close >= DAY_MINUTES)
  return isAllDay ? '営業 終日' : `営業 ${day.openings.map(openingText).join('、')}`
}
