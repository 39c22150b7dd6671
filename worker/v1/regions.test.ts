import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { nameOfCityEntry } from '#domain/region/city-name.ts'
import { CityList, RegionList } from '#domain/region/region.ts'
import { getJson, production } from '#tests/worker/client.ts'
import type { V1 } from './index.ts'

const { data } = await getJson('/v1/regions')
const { list, meta } = RegionList.parse(data.regions)
const prefectures = list.flatMap((region) => region.prefectures)
const cities = prefectures.flatMap((prefecture) => prefecture.cities)

test('the answer is data.regions with a list and the number of regions, and nothing else (R94, R95, R199)', async () => {
  const body = await getJson('/v1/regions')
  expect(Object.keys(body)).toEqual(['data'])
  expect(Object.keys(body.data)).toEqual(['regions'])
  // The parsed value lacks any field that the schema does not have.
  expect(RegionList.parse(body.data.regions)).toEqual(body.data.regions)
  expect(meta).toEqual({ total: 7 })
})

test('regions, prefectures and municipalities have exactly their fields (R90–R92)', () => {
  const stamps = ['createdAt', 'updatedAt']
  expect(Object.keys(list[0] ?? {}).sort()).toEqual(['id', 'name', 'slug', 'prefectures', ...stamps].sort())
  expect(Object.keys(prefectures[0] ?? {}).sort()).toEqual(
    ['id', 'name', 'slug', 'code', 'version', 'regionId', 'cities', ...stamps].sort(),
  )
  expect(Object.keys(cities[0] ?? {}).sort()).toEqual(
    ['id', 'name', 'code', 'prefectureId', ...stamps].sort(),
  )
})

test('there are 7 regions with 7, 7, 9, 7, 5, 4 and 8 prefectures, and 1,892 municipalities (R102, R199)', () => {
  expect(list.map((region) => region.prefectures.length)).toEqual([7, 7, 9, 7, 5, 4, 8])
  expect(prefectures).toHaveLength(47)
  expect(cities).toHaveLength(1892)
})

test('regions and prefectures are the built-in ones, in the same order (R102)', () => {
  const names = list.map(({ slug, name, prefectures: inside }) => ({
    slug,
    name,
    prefectures: inside.map((prefecture) => [prefecture.code, prefecture.slug, prefecture.name]),
  }))
  expect(names).toEqual(
    BUILT_IN_REGIONS.map(({ slug, name, prefectures: inside }) => ({
      slug,
      name,
      prefectures: inside.map((prefecture) => [prefecture.code, prefecture.slug, prefecture.name]),
    })),
  )
  expect(list[3]?.prefectures[0]?.name).toBe('三重県')
})

test('codes are JIS: 01 to 47, and five digits that begin with the prefecture’s (R93)', () => {
  expect(prefectures.map(({ code }) => code)).toEqual(
    Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0')),
  )
  for (const prefecture of prefectures)
    for (const city of prefecture.cities) expect(city.code).toMatch(new RegExp(`^${prefecture.code}\\d{3}$`))
  expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length)
})

test('everything belongs to its parent, and ids are unique (R91–R93)', () => {
  for (const region of list)
    for (const prefecture of region.prefectures) {
      expect(prefecture.regionId).toBe(region.id)
      expect(new Set(prefecture.cities.map(({ prefectureId }) => prefectureId))).toEqual(
        new Set([prefecture.id]),
      )
    }
  const ids = [...list, ...prefectures, ...cities].map(({ id }) => id)
  expect(new Set(ids).size).toBe(7 + 47 + 1892)
})

test('dates are ISO 8601 with an offset, and a prefecture names the date of its data (R93)', () => {
  const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
  for (const { createdAt, updatedAt } of [...list, ...prefectures, ...cities])
    for (const moment of [createdAt, updatedAt]) expect(moment).toMatch(iso)
  for (const { version } of prefectures) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('municipalities are called by their names, counties and wards with them', () => {
  const names = (code: string) => prefectures[Number(code) - 1]?.cities.map(({ name }) => name) ?? []
  expect(names('01')).toEqual(expect.arrayContaining(['札幌市中央区', '石狩郡当別町']))
  expect(names('13')).toEqual(expect.arrayContaining(['千代田区', '八丈町']))
  expect(names('22')).toContain('浜松市天竜区')
})

test('the typed client reads it as the browser does (R199)', async () => {
  const client = hc<V1>(`${production}/v1`)
  const answer = await (await client.regions.$get()).json()
  expect(answer.data.regions.list[0]?.prefectures[0]?.cities[0]?.name).toBe('札幌市中央区')
})

test('the answer may be cached for an hour', async () => {
  expect((await fetch(`${production}/v1/regions`)).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a municipality of a prefecture is a derived entry: code, prefecture, city and the rest of its name (R101, R112, R113)', async () => {
  const { list: entries } = (await getJson('/v1/prefectures/hokkaido/cities')).data.cities
  expect(entries[0]).toEqual({ code: '01101', prefecture: '北海道', city: '札幌市', other: '中央区' })
  const { list: islands } = (await getJson('/v1/prefectures/tokyo/cities')).data.cities
  expect(islands.at(-1)).toMatchObject({ prefecture: '東京都', city: '小笠原村', other: '' })
})

test('the municipalities of one prefecture equal those of the complete list, at a fraction of its size', async () => {
  for (const { slug, cities: inside } of prefectures) {
    if (!['hokkaido', 'kyoto', 'okinawa'].includes(slug)) continue
    const body = await getJson(`/v1/prefectures/${slug}/cities`)
    const { list: entries, meta: count } = CityList.parse(body.data.cities)
    expect(entries.map(({ code }) => code)).toEqual(inside.map(({ code }) => code))
    expect(entries.map(nameOfCityEntry)).toEqual(inside.map(({ name }) => name))
    expect(count).toEqual({ total: inside.length })
  }
  const answer = await fetch(`${production}/v1/prefectures/kyoto/cities`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(16_000)
  expect((await fetch(`${production}/v1/prefectures/atlantis/cities`)).status).toBe(404)
})
