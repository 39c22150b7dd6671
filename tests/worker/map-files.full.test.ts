import { afterAll, expect, test } from 'vitest'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import { isWithin, regionsWithin } from '#domain/map/bounds.ts'
import { type MapPlace, mapFilePath, mapPlaceHref, placesOfMapFile } from '#domain/map/map-place.ts'
import {
  BUILT_IN_PREFECTURES,
  BUILT_IN_REGIONS,
  regionOfPrefecture,
} from '#domain/region/built-in-regions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { countedDatabase, QUERIES } from '#worker/middleware/rows-read.ts'
import { entityOf, read, triggerScheduled, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { databaseOf } from '../site-database.ts'
import { serveOwnSite } from '../sites.ts'
import { currentBuild } from './client.ts'
import { links, part } from './html.ts'

const site = await serveOwnSite('map-files', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

const placesOf = async (region: string): Promise<MapPlace[]> =>
  placesOfMapFile(JSON.parse((await read(url + mapFilePath(region))).text))
const allPlaces = async () => (await Promise.all(BUILT_IN_REGIONS.map(({ slug }) => placesOf(slug)))).flat()

test('the files of the map have every public place once, in the file of its region and within its bounds', async () => {
  const { prerendered } = await currentBuild()
  const isPlace = (path: string) =>
    PLACE_KINDS.some((kind) => path.startsWith(`/${CONTENT_KINDS[kind].plural}/`))
  expect((await allPlaces()).map(mapPlaceHref).toSorted()).toEqual(prerendered.filter(isPlace).toSorted())
  for (const { slug } of BUILT_IN_REGIONS)
    for (const { position, prefectureCode, name } of await placesOf(slug)) {
      const here = { south: position.lat, north: position.lat, west: position.lng, east: position.lng }
      expect([name, regionOfPrefecture(prefectureCode)?.slug]).toEqual([name, slug])
      expect([name, isWithin(position, here) && regionsWithin(here).includes(slug)]).toEqual([name, true])
    }
})

test('the files contain names with their readings, positions and pictures of places only, and readers of them ask no database', async () => {
  for (const { slug } of BUILT_IN_REGIONS) {
    const response = await fetch(url + mapFilePath(slug))
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(Number(response.headers.get(QUERIES))).toBe(0)
    const readings = (await placesOf(slug)).flatMap(({ reading }) => reading || [])
    expect(readings.filter((reading) => /[ァ-ヶ\p{sc=Han}]/u.test(reading))).toEqual([])
    expect(readings.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}|"(id|tel|address|editorId|status)"/)
    // About as long for each place, whatever its page says.
    expect(text.length / (await placesOf(slug)).length).toBeLessThan(190)
  }
  expect((await read(`${url}/map/atlantis.json`)).status).toBe(404)
})

test('the page of the map has a link to each prefecture with the number of its places, and works without script', async () => {
  const main = part((await read(`${url}/map`)).text, 'main')
  const places = await allPlaces()
  const found = links(main).filter(({ href = '' }) => href.startsWith('/pr/'))
  expect(found.map(({ href, text }) => [href, text])).toEqual(
    BUILT_IN_PREFECTURES.map(({ code, slug, name }) => [
      `/pr/${slug}`,
      `${name}${places.filter(({ prefectureCode }) => prefectureCode === code).length}件`,
    ]),
  )
  expect(main).toContain('地図の表示にはJavaScriptが必要です')
})

test('a new place, its new name and its removal are in the file of its region and on the page as soon as published', async () => {
  const model = await entityOf(db, 'spot', "status = 'published' AND slug = 'kanazawa-kenrokuen'")
  const spot = {
    ...model,
    id: randomIdentifier(),
    slug: 'on-the-map',
    slugHistory: [],
    name: '地図の試験の庭',
    lat: 36.123_456,
    publishedAt: new Date().toISOString(),
  }
  const [before] = [await placesOf('chubu')]
  const page = async () => (await read(`${url}/map`)).text
  const firstPage = await page()
  const added = async () => (await placesOf('chubu')).find(({ slug }) => slug === spot.slug)
  await writeOnly(db, { kind: 'spot', before: null, after: spot }, { reason: 'publish' })
  expect(await added()).toBeUndefined()
  await triggerScheduled(site)
  expect(await added()).toMatchObject({ name: spot.name, position: { lat: 36.1235 }, kind: 'spot' })
  expect(await page()).not.toBe(firstPage)

  const renamed = { ...spot, name: '地図の試験の林' }
  await writeOnly(db, { kind: 'spot', before: spot, after: renamed }, { reason: 'publish' })
  await triggerScheduled(site)
  expect(await added()).toMatchObject({ name: renamed.name })

  const draft = { ...renamed, status: 'draft' as const }
  await writeOnly(db, { kind: 'spot', before: renamed, after: draft }, { reason: 'unpublish' })
  await triggerScheduled(site)
  expect(await placesOf('chubu')).toEqual(before)
  expect(await page()).toBe(firstPage)
}, 180_000)

/** Copies of a place from number `first` to `last`, in its own or another prefecture. */
async function addCopies(id: string, first: number, last: number, prefectureCode: string) {
  const own: Record<string, string> = {
    id: "substr(t.id, 1, 28) || printf('%08d', n.value)",
    slug: "t.slug || '-' || n.value",
    prefecture_code: `'${prefectureCode}'`,
  }
  const names = CONTENT_TABLES.spot.columns.map(({ name }) => name)
  const numbers = JSON.stringify(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  await db
    .prepare(
      `INSERT INTO spots ("${names.join('", "')}") SELECT ${names.map((name) => own[name] ?? `t."${name}"`).join(', ')}
       FROM json_each(?) n JOIN spots t ON t.id = ?`,
    )
    .bind(numbers, id)
    .run()
}

test('a file reads the rows of its own region, and the page one row of an index for each place', async () => {
  const { id } = await entityOf(db, 'spot', "status = 'published' AND slug = 'kanazawa-kenrokuen'")
  const rows = async () => {
    const count = { rows: 0, queries: 0 }
    const content = createContentRepository(countedDatabase(db, count), new Date())
    const places = (await content.listMapPlaces('chubu')).length
    const ofFile = count.rows
    const counts = await content.countMapPlaces()
    const all = Object.values(counts).reduce((sum, number) => sum + number, 0)
    return { places, ofFile, all, ofPage: count.rows - ofFile }
  }
  const first = await rows()
  await addCopies(id, 1, 1000, '01')
  const elsewhere = await rows()
  expect(elsewhere).toEqual({ ...first, all: first.all + 1000, ofPage: expect.any(Number) })
  await addCopies(id, 1001, 2000, '17')
  const here = await rows()
  expect(here.places).toBe(first.places + 1000)
  expect(here.ofFile - first.ofFile).toBeLessThanOrEqual(2100)
  for (const { ofPage, all } of [first, elsewhere, here]) expect(ofPage).toBeLessThanOrEqual(all + 300)
})
