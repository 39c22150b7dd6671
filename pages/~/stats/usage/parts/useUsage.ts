import { useAnswer } from '#renderer/api/useAnswer.ts'
import { askUsage } from '../stats-calls.ts'

/** What was counted for a member, of the twelve months that end now or of one year. */
export const useUsage = (accountId: string, year: number | null) =>
  useAnswer(['usage', accountId, String(year)], () => askUsage(year))
