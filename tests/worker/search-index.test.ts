import { afterAll, expect, test } from 'vitest'
import type { Spot } from '#domain/content/spot.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { saveStatements } from '#worker/db/content/content-table.server.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { search } from '#worker/db/search/search.server.ts'
import { getJson } from './client.ts'
import { sharedSite } from './member-site.ts'

const db = (await sharedSite()).db as unknown as D1Database
const model: Spot = (await getJson('/v1/spots/kinosaki-onsen')).data.spot

const save = (spot: Spot) => db.batch(saveStatements(db, CONTENT_TABLES.spot, spot))
const found = async (keyword: string) =>
  (await search(db, { keyword }, { limit: 20, offset: 0 }, new Date())).list.map(({ card }) => card.slug)

const remove = (id: string) => db.prepare('DELETE FROM spots WHERE id = ?').bind(id).run()

const made: string[] = []
afterAll(() => Promise.all(made.map(remove)))

const spotNamed = (name: string, slug: string): Spot => {
  const id = randomIdentifier()
  made.push(id)
  return { ...model, id, slug, slugHistory: [], name, nameKana: 'ぬばたまのもり', tags: ['珍名所'] }
}

test('saved content is found at once by its name, reading and tags, and after a change by the new name only', async () => {
  const spot = spotNamed('射干玉の森', 'nubatama')
  await save(spot)
  for (const keyword of ['射干玉', 'ヌバタマ', '珍名所']) expect(await found(keyword)).toEqual(['nubatama'])
  await save({ ...spot, name: '黒羽の森', nameKana: 'くろばねのもり' })
  expect(await found('射干玉')).toEqual([])
  expect(await found('黒羽')).toEqual(['nubatama'])
})

test('content that is unpublished, or not public yet, is not found', async () => {
  const spot = spotNamed('狭霧の滝壺', 'sagiri-fall')
  await save({ ...spot, status: 'draft' })
  expect(await found('狭霧')).toEqual([])
  await save({ ...spot, publishedAt: '2999-01-01T00:00:00+09:00' })
  expect(await found('狭霧')).toEqual([])
  await save(spot)
  expect(await found('狭霧')).toEqual(['sagiri-fall'])
  await save({ ...spot, status: 'archived' })
  expect(await found('狭霧')).toEqual([])
})

test('deleted content is removed from the index', async () => {
  const spot = spotNamed('夕凪の浜辺道', 'yunagi-beach-way')
  await save(spot)
  expect(await found('夕凪')).toEqual(['yunagi-beach-way'])
  await remove(spot.id)
  expect(await found('夕凪')).toEqual([])
  const left = await db
    .prepare('SELECT count(*) AS n FROM search_texts WHERE id NOT IN (SELECT id FROM search_documents)')
    .first<number>('n')
  expect(left).toBe(0)
})

test('a batch that fails leaves the search as it was', async () => {
  const spot = spotNamed('朧月の棚田', 'oborozuki-terraces')
  await expect(
    db.batch([
      ...saveStatements(db, CONTENT_TABLES.spot, spot),
      db.prepare('INSERT INTO spots (id) VALUES (NULL)'),
    ]),
  ).rejects.toThrow()
  expect(await found('朧月')).toEqual([])
})
