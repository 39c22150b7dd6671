import { UsageStats } from '#domain/usage/usage-stats.ts'
import { useSavedAnswer } from '#renderer/device/useSavedAnswer.ts'
import { fetchUsage, usageKey } from '../stats-calls.ts'

/** The statistics of a member for the last twelve months or one year. */
export const useUsage = (accountId: string, year: number | null) =>
  useSavedAnswer(usageKey(accountId, year), UsageStats, () => fetchUsage(year))
