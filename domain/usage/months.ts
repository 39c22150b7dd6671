/** The months (`yyyy-MM`) of a calendar year, or the twelve months ending with that of `today`. */
export function monthsOf(year: number | null, today: string): string[] {
  const last = year === null ? monthNumber(today.slice(0, 7)) : year * 12 + 11
  return Array.from({ length: 12 }, (_, index) => monthAt(last - 11 + index))
}

/** Date range of the months; dates are compared as strings, so `-31` ends every month. */
export const daysOfMonths = (months: readonly string[]): { from: string; to: string } => ({
  from: `${months[0]}-01`,
  to: `${months.at(-1)}-31`,
})

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

const monthAt = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
