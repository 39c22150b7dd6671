import { z } from 'zod'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

const HolidaysAnswer = z.object({
  holidays: z.object({ from: z.string(), to: z.string(), days: z.array(z.string()).readonly() }),
})

/** Public holidays as used by public pages; `null` until loaded. */
export function useHolidays() {
  const { data } = useAnswer(['holidays'], async () => {
    const call = api((await publicConfig()).apiHost, { outlivesPage: true }).manage.holidays.$get()
    return (await answer(HolidaysAnswer, call)).holidays
  })
  return data ?? null
}
