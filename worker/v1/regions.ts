import { Hono } from 'hono'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { derivedCityEntry } from '#domain/region/city-name.ts'
import type { CityList, RegionList } from '#domain/region/region.ts'
import type { AppEnv } from '../app-env.ts'
import { listCitiesOf, listRegions } from '../db/content/regions.server.ts'
import { notFound, ok } from './answer.ts'

/** Municipalities change about once a year. */
const CACHE = { 'cache-control': 'public, max-age=3600' }

/** `GET /v1/regions`: regions with prefectures and municipalities, and the number of regions (spec §7). */
export const regions = new Hono<AppEnv>().get('/', async (c) => {
  const list = await listRegions(c.env.DB)
  const regionList: RegionList = { list, meta: { total: list.length } }
  return c.json(ok({ regions: regionList }), 200, CACHE)
})

/** `GET /v1/prefectures/{slug}/cities`: the municipalities of one prefecture, a fiftieth of the complete list. */
export const prefectures = new Hono<AppEnv>().get('/:slug/cities', async (c) => {
  const slug = c.req.param('slug')
  const found = await listCitiesOf(c.env.DB, slug)
  if (!found) throw notFound(c)
  const list = found.map((city) => derivedCityEntry(prefectureOfSlug(slug)?.name ?? '', city))
  const cities: CityList = { list, meta: { total: list.length } }
  return c.json(ok({ cities }), 200, CACHE)
})
