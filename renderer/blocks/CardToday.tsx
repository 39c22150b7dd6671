import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import type { OpeningPlace } from '#domain/place/opening-day.ts'
import { openingState } from '#domain/place/opening-hours.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import { useThisMinute } from '../ui/useThisMinute.ts'

type Props = { opening: OpeningPlace; holidays: HolidayCalendar | null }

/** 今日の営業 in one line; entry times and the next opening are on the place's own page. */
export function CardToday({ opening, holidays }: Props) {
  const now = useThisMinute()
  if (!now) return null
  const today = openingState(opening, now, holidays)
  const { state, detail } = openingText(today)
  const isOpening = today.state === 'open' || today.state === 'opensLater'
  return isOpening ? `${state}　${detail.replace(/（.*/, '')}` : state
}
