import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import type { PrefectureLevel } from '#domain/region/prefecture-level.ts'
import { TravelAction } from '#domain/travel/action.ts'
import { UsageStats } from '#domain/usage/usage-stats.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

const UsageAnswer = z.object({ usageStats: UsageStats })
const MarkAnswer = z.object({ prefecture: z.object({ code: z.string() }) })
const RecordsAnswer = z.object({ travelActions: z.object({ list: z.array(TravelAction), meta: ListMeta }) })

// Outlives the page: responses are cached and shared.
const client = async () => api((await publicConfig()).apiHost, { outlivesPage: true })

/** The account, and the last twelve months or one year. */
export const usageKey = (accountId: string, year: number | null) => ['usage', accountId, String(year)]

/** The statistics of the last twelve months, or of one calendar year. */
export const fetchUsage = async (year: number | null): Promise<UsageStats> => {
  const query = year === null ? {} : { year: String(year) }
  return (await answer(UsageAnswer, (await client()).me.stats.usage.$get({ query }))).usageStats
}

export const saveMark = async (code: string, level: PrefectureLevel): Promise<void> => {
  const call = (await client()).me.stats.prefectures[':code'].$put({ param: { code }, json: { level } })
  await answer(MarkAnswer, call)
}

export const RecordsPage = z.object({
  list: z.array(TravelAction),
  total: z.number(),
  cursor: z.string().nullable(),
})
export type RecordsPage = z.infer<typeof RecordsPage>

/** The account, one prefecture or all, and the cursor. */
export const recordsKey = (
  accountId: string,
  prefecture: string | null = null,
  cursor: string | null = null,
) => ['records', accountId, prefecture ?? '', cursor ?? '']

/** The latest records, of one prefecture or of all, and the cursor of the next page. */
export const fetchRecords = async (
  prefecture: string | null,
  cursor: string | null,
): Promise<RecordsPage> => {
  const query = { limit: '20', ...(prefecture && { prefecture }), ...(cursor && { cursor }) }
  const { travelActions } = await answer(RecordsAnswer, (await client()).travel.actions.$get({ query }))
  const { total, cursor: next = null } = travelActions.meta
  return { list: travelActions.list, total, cursor: next }
}
