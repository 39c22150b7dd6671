import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import type { PrefectureLevel } from '#domain/region/prefecture-level.ts'
import { TravelAction } from '#domain/travel/action.ts'
import { UsageStats } from '#domain/usage/usage-stats.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const getUsage = endpoint('GET /me/stats/usage', z.object({ usageStats: UsageStats }))
const mark = endpoint(
  'PUT /me/stats/prefectures/:code',
  z.object({ prefecture: z.object({ code: z.string() }) }),
)
const listRecords = endpoint('GET /travel/actions', z.object({ travelActions: listOf(TravelAction) }))

/** The account, and the last twelve months or one year. */
export const usageKey = (accountId: string, year: number | null) => ['usage', accountId, String(year)]

/** The statistics of the last twelve months, or of one calendar year. */
export const fetchUsage = async (year: number | null): Promise<UsageStats> =>
  (await request(getUsage({ query: year === null ? {} : { year: String(year) } }))).usageStats

export const saveMark = async (code: string, level: PrefectureLevel): Promise<void> => {
  await request(mark({ param: { code }, json: { level } }))
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
  const { travelActions } = await request(listRecords({ query }))
  const { total, cursor: next = null } = travelActions.meta
  return { list: travelActions.list, total, cursor: next }
}
