import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { japanTime } from '#domain/date/japan-time.ts'
import { monthsOf } from '#domain/usage/months.ts'
import { streakOf } from '#domain/usage/streak.ts'
import { countsOf, travelledPrefectures, usageMonths } from '#domain/usage/summary.ts'
import { PrefectureCode, PrefectureMarkInput, type UsageStats } from '#domain/usage/usage-stats.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { savePrefectureMark } from '../db/content/prefecture-marks.server.ts'
import { readUsage } from '../db/usage/report.server.ts'
import { notFound, ok } from './answer.ts'
import { body } from './body.ts'
import { query } from './query.ts'

const UsageQuery = z.strictObject({ year: z.coerce.number().int().min(1900).max(2999).optional() })

async function usageStats(db: D1Database, accountId: string, year: number | null): Promise<UsageStats> {
  const today = japanTime(new Date()).date
  const months = monthsOf(year, today)
  const report = await readUsage(db, accountId, months)
  const { days, travels, prefectures, firstDay, lastDay } = report
  const years = new Set([Number(today.slice(0, 4)), ...report.years])
  return {
    year,
    today,
    months: usageMonths(months, days, travels),
    totals: countsOf(days),
    streak: streakOf(
      days.map(({ date }) => date),
      today,
    ),
    firstDay,
    lastDay,
    years: [...years].sort((one, other) => other - one),
    prefectures: year === null ? prefectures : travelledPrefectures(travels),
  }
}

const prefectureCode = (c: Context, code: string): string => {
  const parsed = PrefectureCode.safeParse(code)
  if (!parsed.success) throw notFound(c, '指定された都道府県はありません。')
  return parsed.data
}

/**
 * `/v1/me/stats`: `usage`, the last twelve months with the map of prefectures, or with `?year=` one calendar year;
 * `prefectures/{code}` saves the level that the member sets for a prefecture.
 */
export const stats = new Hono<AppEnv>()
  .get('/usage', allow('read', 'action', myself), query(UsageQuery), async (c) => {
    const { year = null } = c.req.valid('query')
    return c.json(ok({ usageStats: await usageStats(c.env.DB, c.var.account.id, year) }))
  })
  .put('/prefectures/:code', allow('update', 'action', myself), body(PrefectureMarkInput), async (c) => {
    const code = prefectureCode(c, c.req.param('code'))
    const { level } = c.req.valid('json')
    await savePrefectureMark(c.env.DB, c.var.account.id, code, level, new Date())
    return c.json(ok({ prefecture: { code, marked: level === 'none' ? null : level } }))
  })
