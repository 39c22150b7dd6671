import { useEffect, useState } from 'react'
import type { KnownHolidays } from '#domain/closing-days.ts'

let known: KnownHolidays | null = null

/** The table of all years, which weighs as much as a picture: guides alone ask for it, when they are shown. */
const load = async (): Promise<KnownHolidays | null> => {
  const { default: table } = await import('@holiday-jp/holiday_jp')
  const days = Object.keys(table.holidays).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to, days } : null
}

/** Japan's public holidays around some days, for closing days that move on them; `null` until they are here. */
export function useHolidays(): KnownHolidays | null {
  const [holidays, setHolidays] = useState(known)
  useEffect(() => {
    if (known) return
    load().then(
      (found) => {
        known = found
        setHolidays(found)
      },
      // Without them nothing is said of such days.
      () => {},
    )
  }, [])
  return holidays
}
