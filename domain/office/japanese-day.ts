const DAY_MS = 86_400_000

/** The moment at which a day of Japan (`yyyy-MM-dd`) begins, or the one so many days later. */
export const startOfJapaneseDay = (date: string, days = 0): Date =>
  new Date(Date.parse(`${date}T00:00:00+09:00`) + days * DAY_MS)
