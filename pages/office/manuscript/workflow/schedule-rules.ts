import { parseDate } from '#domain/date/date.ts'

/** What is wrong with the dates of a schedule (values of datetime-local inputs), or `null`. */
export function scheduleProblem(
  at: string,
  until: string,
  now: Date,
): { field: 'at' | 'until'; message: string } | null {
  const start = parseDate(at)
  if (!start) return { field: 'at', message: '公開する日時を入力してください。' }
  if (start <= now) return { field: 'at', message: 'これからの日時を入力してください。' }
  if (until === '') return null
  const end = parseDate(until)
  if (!end) return { field: 'until', message: '公開を終える日時を確認してください。' }
  return end <= start ? { field: 'until', message: '公開する日時よりあとにしてください。' } : null
}
