import { z } from 'zod'

/** What is counted for a member, by day in Japan. */
export const UsageMetric = z.enum([
  'articlesRead',
  'spotsViewed',
  'favoritesAdded',
  'actionsLogged',
  'guidesUpdated',
])
export type UsageMetric = z.infer<typeof UsageMetric>
