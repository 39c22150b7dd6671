import { z } from 'zod'

/** Metrics counted per member and day in Japan. */
export const UsageMetric = z.enum([
  'articlesRead',
  'spotsViewed',
  'favoritesAdded',
  'actionsLogged',
  'guidesUpdated',
])
export type UsageMetric = z.infer<typeof UsageMetric>
