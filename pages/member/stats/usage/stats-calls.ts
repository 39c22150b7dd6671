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

// What was counted is shared by all that ask for it, and kept when its page is left.
const door = async () => api((await publicConfig()).apiHost, { outlivesPage: true })

/** Whose counts, of the last twelve months or of one year. */
export const usageKey = (accountId: string, year: number | null) => ['usage', accountId, String(year)]

/** The twelve months that end now, or one calendar year. */
export const askUsage = async (year: number | null): Promise<UsageStats> => {
  const query = year === null ? {} : { year: String(year) }
  return (await answer(UsageAnswer, (await door()).me.stats.usage.$get({ query }))).usageStats
}

export const saveMark = async (code: string, level: PrefectureLevel): Promise<void> => {
  const call = (await door()).me.stats.prefectures[':code'].$put({ param: { code }, json: { level } })
  await answer(MarkAnswer, call)
}

export const RecordsPage = z.object({
  list: z.array(TravelAction),
  total: z.number(),
  cursor: z.string().nullable(),
})
export type RecordsPage = z.infer<typeof RecordsPage>

/** Whose records, of one prefecture or of all, from where on. */
export const recordsKey = (
  accountId: string,
  prefecture: string | null = null,
  cursor: string | null = null,
) => ['records', accountId, prefecture ?? '', cursor ?? '']

/** The latest records, of one prefecture or of all, and where the next ones begin. */
export const askRecords = async (prefecture: string | null, cursor: string | null): Promise<RecordsPage> => {
  const query = { limit: '20', ...(prefecture && { prefecture }), ...(cursor && { cursor }) }
  const { travelActions } = await answer(RecordsAnswer, (await door()).travel.actions.$get({ query }))
  const { total, cursor: next = null } = travelActions.meta
  return { list: travelActions.list, total, cursor: next }
}
