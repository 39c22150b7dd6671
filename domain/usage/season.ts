import { z } from 'zod'

export const Season = z.enum(['spring', 'summer', 'autumn', 'winter'])
export type Season = z.infer<typeof Season>

export const SEASON_LABELS: Readonly<Record<Season, string>> = {
  spring: '春',
  summer: '夏',
  autumn: '秋',
  winter: '冬',
}

/** Meteorological seasons: March to May is spring. `month` is 1–12. */
export const seasonOfMonth = (month: number): Season =>
  Season.options[Math.floor(((month + 9) % 12) / 3)] ?? 'spring'

/** The seasons with most travels, from counts by `yyyy-MM`; several if tied. */
export function favouriteSeasons(months: readonly { month: string; travels: number }[]): Season[] {
  const counts = new Map<Season, number>()
  for (const { month, travels } of months) {
    const season = seasonOfMonth(Number(month.slice(5)))
    counts.set(season, (counts.get(season) ?? 0) + travels)
  }
  const most = Math.max(0, ...counts.values())
  return most === 0 ? [] : Season.options.filter((season) => counts.get(season) === most)
}
