import { weekdayOf } from '../date/japan-time.ts'
import { japaneseMonthDay } from '../date/japanese-date.ts'
import type { NextOpening, OpeningState } from './opening-hours.ts'
import { WEEKDAY_NAMES } from './weekday.ts'

/** Text for 今日の営業: the state, and a detail (may be ''). */
type OpeningText = { state: string; detail: string }

const CLOSED: Record<Extract<OpeningState, { state: 'closedToday' }>['reason'], string> = {
  regularClosing: '本日は定休日',
  holiday: '本日は祝日のため休み',
  yearEnd: '年末年始の休み',
  exception: '本日は臨時休業',
  outOfSeason: '営業期間外',
  afterHours: '本日の営業は終了',
  suspended: '休業中',
  outOfBusiness: '閉業',
}

/** `営業中` / `17:00まで（最終入場 16:30）`, `本日は定休日` / `次の営業は11月24日（火）9:00から`. */
export function openingText(opening: OpeningState): OpeningText {
  switch (opening.state) {
    case 'open':
      if (opening.until === null) return { state: '営業中', detail: '終日' }
      return {
        state: opening.endsSoon ? 'まもなく終了' : '営業中',
        detail: `${timeText(opening.until)}まで${entryText(opening)}`,
      }
    case 'opensLater':
      return {
        state: 'これから営業',
        detail: `${timeText(opening.from)}〜${timeText(opening.until)}${entryText(opening)}`,
      }
    case 'closedToday':
      return { state: CLOSED[opening.reason], detail: opening.next ? nextText(opening.next) : '' }
    case 'unknown':
      return { state: '本日の営業は未確認', detail: '公式の案内をご確認ください' }
  }
}

function entryText({ lastEntry, isLastEntryOver = false }: EntryFacts): string {
  if (lastEntry === null) return ''
  return isLastEntryOver ? `（入場は${timeText(lastEntry)}で終了）` : `（最終入場 ${timeText(lastEntry)}）`
}
type EntryFacts = { lastEntry: string | null; isLastEntryOver?: boolean }

function nextText({ date, time, inDays }: NextOpening): string {
  const day = `${japaneseMonthDay(date)}（${WEEKDAY_NAMES[weekdayOf(date)]}）`
  return `次の営業は${inDays === 1 ? '明日' : ''}${day}${time === null ? '' : `${timeText(time)}から`}`
}

/** `09:00` → `9:00`, `26:00` → `翌2:00`; midnight at the end of a day stays `24:00`. */
function timeText(clock: string): string {
  const [hours, minutes] = clock.split(':')
  const isTomorrow = Number(hours) >= 24 && clock !== '24:00'
  return `${isTomorrow ? '翌' : ''}${Number(hours) - (isTomorrow ? 24 : 0)}:${minutes}`
}
