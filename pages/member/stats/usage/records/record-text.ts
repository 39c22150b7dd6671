import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { ActionType, TravelAction } from '#domain/travel/action.ts'

export const TYPE_LABELS: Readonly<Record<ActionType, string>> = {
  visited: '行った',
  stayed: '泊まった',
  ate: '食べた',
  bought: '買った',
  wish: '行きたい',
}

type RecordYear = { year: string; records: TravelAction[] }

/** Groups records by year; wishes without a date are under 行きたい場所. */
export function byYear(records: readonly TravelAction[]): RecordYear[] {
  const years = new Map<string, TravelAction[]>()
  for (const record of records) {
    const year = record.date ? `${record.date.slice(0, 4)}年` : '行きたい場所'
    years.set(year, [...(years.get(year) ?? []), record])
  }
  return [...years].map(([year, own]) => ({ year, records: own }))
}

/** `11月21日`; nothing for a wish without a date. */
export const dayInYear = ({ date }: Pick<TravelAction, 'date'>): string =>
  date ? `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日` : ''

export const placeOf = ({ prefectureCode }: Pick<TravelAction, 'prefectureCode'>): string =>
  prefectureOfCode(prefectureCode)?.name ?? ''
