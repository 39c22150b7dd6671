/** `2026-11-21` is 2026年11月21日. */
export const dayLabel = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
