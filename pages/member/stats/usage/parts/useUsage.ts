import { UsageStats } from '#domain/usage/usage-stats.ts'
import { useSavedAnswer } from '#renderer/device/useSavedAnswer.ts'
import { askUsage, usageKey } from '../stats-calls.ts'

/** What was counted for a member, of the twelve months that end now or of one year. */
export const useUsage = (accountId: string, year: number | null) =>
  useSavedAnswer(usageKey(accountId, year), UsageStats, () => askUsage(year))
