import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import { RecommendationList } from '#domain/content/prefecture-recommendations.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, allowContent } from '../../auth/allow.ts'
import {
  findRecommendations,
  listRecommendationSummaries,
  type RecommendationSummary,
} from '../../db/content/prefecture-recommendations.server.ts'
import { saveRecommendations } from '../../office/prefecture-recommendations.ts'
import { runPublication } from '../../publish/run-publication.ts'
import { conflict, notFound, ok } from '../answer.ts'
import { body } from '../body.ts'

const Change = z.strictObject({
  version: z.int().nonnegative(),
  picks: RecommendationList,
  publicationId: Identifier,
})

/**
 * `/v1/manage/prefecture-picks`: the recommendations on the page of each prefecture. A change is public at once, so it
 * requires the permission to publish.
 */
export const prefectureRecommendations = new Hono<AppEnv>()
  .get('/', allowContent('read'), async (c) => {
    const list = await listRecommendationSummaries(c.env.DB, new Date())
    const data: { prefecturePicks: List<RecommendationSummary> } = {
      prefecturePicks: { list, meta: { total: list.length, limit: list.length } },
    }
    return c.json(ok(data))
  })
  .get('/:code', allowContent('read'), async (c) => {
    const code = c.req.param('code')
    if (!prefectureOfCode(code)) throw notFound(c, '指定された都道府県は見つかりません。')
    return c.json(ok({ prefecturePicks: await findRecommendations(c.env.DB, code) }))
  })
  .put('/:code', allow('publish', 'content'), body(Change), async (c) => {
    const code = c.req.param('code')
    if (!prefectureOfCode(code)) throw notFound(c, '指定された都道府県は見つかりません。')
    const change = { ...c.req.valid('json'), code, by: c.var.account.id, now: new Date() }
    const result = await saveRecommendations(c.env.DB, change)
    if (result.outcome === 'conflict')
      throw conflict(c, 'ほかの人または別の画面で変更されています。内容を確認してください。', {
        prefecturePicks: result.picks,
      })
    const publication = result.publicationId ? await runPublication(c.env, result.publicationId) : null
    return c.json(ok({ prefecturePicks: result.picks, publication }))
  })
