import type { Accessibility, ClosedDays, Facilities, Hours, OpeningHours, Parking, Price } from './place.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekday.ts'

export const yenText = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`
export const monthDayText = (text: string): string => {
  const [month, day] = text.split('-')
  return `${Number(month)}月${Number(day)}日`
}

/** `月〜金`, `土・日`, or '' for every day. */
export function weekdaysText(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return ''
  const indexes = days.map((day) => WEEKDAYS.indexOf(day)).sort((a, b) => a - b)
  const names = indexes.map((index) => WEEKDAY_NAMES[WEEKDAYS[index] ?? 'mon'])
  const isRun = indexes.every((index, at) => at === 0 || index === (indexes[at - 1] ?? 0) + 1)
  return isRun && names.length > 2 ? `${names[0]}〜${names.at(-1)}` : names.join('・')
}

function hoursLine({ days, open, close, lastEntry, season }: OpeningHours): string {
  const when = [season && `${monthDayText(season.from)}〜${monthDayText(season.to)}`, weekdaysText(days)]
  const prefix = when.filter(Boolean).join(' ')
  return `${prefix ? `${prefix}　` : ''}${open}〜${close}${lastEntry ? `（最終入場 ${lastEntry}）` : ''}`
}

/** Opening hours, one line each; no lines if unknown. */
export function hoursLines(hours: Hours | null): string[] {
  if (!hours) return []
  const lines = hours.allDay ? ['終日'] : hours.regular.map(hoursLine)
  return hours.note ? [...lines, hours.note] : lines
}

const HOLIDAY_RULES: Record<ClosedDays['holidayRule'], string> = {
  none: '',
  openAndCloseNextDay: '（祝日の場合は翌日）',
  open: '（祝日は営業）',
  closed: '、祝日',
}

/** 定休日 in one line: `月曜日（祝日の場合は翌日）、12月29日〜1月3日`; '' if unknown. */
export function closedText(closed: ClosedDays | null): string {
  if (!closed) return ''
  const weekly = closed.weekdays.map((day) => `${WEEKDAY_NAMES[day]}曜日`).join('・')
  const monthly = closed.nthWeekdays
    .map(({ nth, weekday }) => `第${nth}${WEEKDAY_NAMES[weekday]}曜日`)
    .join('・')
  const regular = [weekly, monthly].filter(Boolean).join('、')
  const parts = [
    regular ? regular + HOLIDAY_RULES[closed.holidayRule] : closed.holidayRule === 'closed' && '祝日',
    closed.yearEnd && `${monthDayText(closed.yearEnd.from)}〜${monthDayText(closed.yearEnd.to)}`,
    closed.irregular && '不定休',
    closed.note,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('、') : '年中無休'
}

/** `6〜12歳`, `65歳以上`, `5歳以下`, or '' without an age limit. */
function ageText({ ageFrom, ageTo }: Pick<Price, 'ageFrom' | 'ageTo'>): string {
  if (ageFrom !== null && ageTo !== null) return ageFrom === ageTo ? `${ageTo}歳` : `${ageFrom}〜${ageTo}歳`
  if (ageFrom !== null) return `${ageFrom}歳以上`
  return ageTo === null ? '' : `${ageTo}歳以下`
}

/** `小学生（6〜12歳） 500円（団体割引あり）`, one line each; `無料` for free entry. */
export function priceLines(prices: readonly Price[], free: boolean): string[] {
  if (free) return ['無料']
  return prices.map((price) => {
    const age = ageText(price)
    const who = price.label + (age && !price.label.includes('歳') ? `（${age}）` : '')
    const amount = price.amount === 0 ? '無料' : yenText(price.amount)
    return `${who} ${amount}${price.note ? `（${price.note}）` : ''}`
  })
}

export function parkingText(parking: Parking | null): string {
  if (!parking) return ''
  if (!parking.available) return 'なし'
  const facts = [
    parking.count !== null && `${parking.count}台`,
    parking.fee,
    parking.bus && 'バス可',
    parking.note,
  ].filter(Boolean)
  return facts.length > 0 ? `あり（${facts.join('、')}）` : 'あり'
}

const ACCESSIBILITY: readonly [Exclude<keyof Accessibility, 'note'>, string][] = [
  ['stepFree', '段差のない経路'],
  ['wheelchairRental', '車いすの貸出'],
  ['multiToilet', '多機能トイレ'],
  ['elevator', 'エレベーター'],
  ['stroller', 'ベビーカー'],
  ['nursingRoom', '授乳室'],
  ['assistanceDog', '補助犬の同伴'],
]

/** Available and missing features; unknown ones are omitted. */
export function accessibilityLines(accessibility: Accessibility | null): string[] {
  if (!accessibility) return []
  const stated = ACCESSIBILITY.filter(([fact]) => accessibility[fact] !== null)
  const lines = stated.map(([fact, name]) => `${name}：${accessibility[fact] ? 'あり' : 'なし'}`)
  return accessibility.note ? [...lines, accessibility.note] : lines
}

const SMOKING: Record<NonNullable<Facilities['smoking']>, string> = {
  none: '禁煙',
  separate: '分煙',
  allowed: '喫煙できます',
}
export const smokingText = (smoking: keyof typeof SMOKING): string => SMOKING[smoking]

/** Available facilities, smoking rules, accepted payment methods and languages. */
export function facilityLines(facilities: Facilities | null): string[] {
  if (!facilities) return []
  const there = [
    facilities.restroom && 'トイレ',
    facilities.wifi && 'Wi-Fi',
    facilities.locker && 'ロッカー',
    facilities.pets && 'ペット可',
  ].filter((name): name is string => Boolean(name))
  return [
    there.join('、'),
    facilities.smoking ? SMOKING[facilities.smoking] : '',
    facilities.payments.length > 0 ? `支払い：${facilities.payments.join('、')}` : '',
    facilities.languages.length > 0 ? `案内の言語：${facilities.languages.join('、')}` : '',
  ].filter(Boolean)
}

/** `60分`, `1時間30分`, `半日ほど` (4–6 hours), `1日`. */
export function durationText(minutes: number): string {
  if (minutes >= 420) return '1日'
  if (minutes >= 240) return '半日ほど'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (minutes <= 90) return `${minutes}分`
  return `${hours}時間${rest ? `${rest}分` : ''}`
}

/** `4月・5月・10月`; all twelve give `通年`. */
export const monthsText = (months: readonly number[]): string =>
  months.length === 12 ? '通年' : months.map((month) => `${month}月`).join('・')
