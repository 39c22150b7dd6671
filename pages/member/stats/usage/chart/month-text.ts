export type MonthValue = { month: string; value: number }

/** `2026年5月`. */
export const monthLabel = (month: string): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`

/** The text alternative of a chart. */
export function summaryOf(label: string, unit: string, months: readonly MonthValue[]): string {
  const total = months.reduce((sum, { value }) => sum + value, 0)
  const { month: first = '' } = months[0] ?? {}
  const { month: last = '' } = months.at(-1) ?? {}
  const span = `${label}の棒グラフ。${monthLabel(first)}から${monthLabel(last)}まで`
  if (total === 0) return `${span}、まだありません。`
  const max = Math.max(...months.map(({ value }) => value))
  const best = months.filter(({ value }) => value === max).map(({ month }) => monthLabel(month))
  return `${span}、あわせて${total}${unit}。最も多い月は${best.join('と')}の${max}${unit}です。`
}
