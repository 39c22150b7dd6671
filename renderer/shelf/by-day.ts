import { japaneseDay } from '#domain/date/japanese-date.ts'

const DAY_MS = 86_400_000

/** The history, newest first, grouped by the day of the last view: 今日, 昨日, then dates in Japan. */
export function byDay<Entry extends { lastViewedAt: string }>(entries: readonly Entry[], now: Date) {
  const names: Record<string, string> = {
    [japaneseDay(new Date(now.getTime() - DAY_MS).toISOString())]: '昨日',
    [japaneseDay(now.toISOString())]: '今日',
  }
  const groups: { title: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const day = japaneseDay(entry.lastViewedAt)
    const title = names[day] ?? day
    const last = groups.at(-1)
    if (last?.title === title) last.entries.push(entry)
    else groups.push({ title, entries: [entry] })
  }
  return groups
}
