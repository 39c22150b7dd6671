import { Hono } from 'hono'
import type { RegionList } from '#domain/region.ts'
import type { AppEnv } from '../app-env.ts'
import { listRegions } from '../db/regions.server.ts'
import { ok } from './answer.ts'

/** `GET /v1/regions`: regions with prefectures and municipalities, and how many regions there are (spec §7). */
export const regions = new Hono<AppEnv>().get('/', async (c) => {
  const list = await listRegions(c.env.DB)
  const regionList: RegionList = { list, meta: { total: list.length } }
  return c.json(ok({ regions: regionList }), 200, { 'cache-control': 'public, max-age=3600' })
})
