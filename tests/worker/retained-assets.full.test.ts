import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noteServed, retainAssets } from '#scripts/deploy/retain-assets.ts'
import { serveEmptySite } from '../sites.ts'
import { storeOf } from './site-store.ts'

// Files of a replaced build: a deployment retains them (scripts/deploy/retain-assets.ts), and any version serves them
// (worker/documents/retained-assets.ts).

const site = await serveEmptySite('retained-assets')
afterAll(site.stop)
const { pages } = await storeOf(site)
const at = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' })

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

/** A build with one asset of its own. */
const aBuild = (id: string): { dist: string; file: string } => {
  const dist = `.cache/test/retained-${id}`
  const file = `/assets/chunks/chunk-${id}.js`
  rmSync(dist, { recursive: true, force: true })
  for (const folder of ['assets/chunks', 'builds'])
    mkdirSync(join(dist, 'client', folder), { recursive: true })
  writeFileSync(join(dist, `client${file}`), `export const build = '${id}'`)
  writeFileSync(join(dist, 'client/builds/latest.json'), JSON.stringify({ id }))
  return { dist, file }
}

test('files of a build are served for 30 days after it is replaced, by any version', async () => {
  const { dist, file } = aBuild('former00')
  expect((await at(file)).status).toBe(404)
  expect(await retainAssets(pages, dist, new Date())).toBe(1)
  const retained = await at(file)
  expect([retained.status, await retained.text(), retained.headers.get('cache-control')]).toEqual([
    200,
    "export const build = 'former00'",
    'public, max-age=31536000, immutable',
  ])
  expect(retained.headers.get('content-type')).toContain('javascript')
  expect((await at('/assets/chunks/../../deployed/former00.json')).status).toBe(404)
  expect(await noteServed(pages, 'newer000', new Date())).toBe(0)
  expect(await noteServed(pages, 'newer000', inDays(29))).toBe(0)
  expect((await at(file)).status).toBe(200)
  expect(await noteServed(pages, 'newer000', inDays(31))).toBe(1)
  expect((await at(file)).status).toBe(404)
})

test('a build that was rolled back to is retained for 30 days after it was served last', async () => {
  const [first, second, third] = ['first000', 'second00', 'third000'].map(aBuild)
  if (!first || !second || !third) throw new Error('there are three')
  await retainAssets(pages, first.dist, inDays(0))
  await noteServed(pages, 'first000', inDays(0))
  await retainAssets(pages, second.dist, inDays(1))
  await noteServed(pages, 'second00', inDays(1), 'first000')
  // The second build was rolled back, and the first one served for forty more days.
  await retainAssets(pages, third.dist, inDays(41))
  expect(await noteServed(pages, 'third000', inDays(41), 'first000')).toBe(0)
  expect((await at(first.file)).status).toBe(200)
  expect(await noteServed(pages, 'third000', inDays(72))).toBe(2)
  expect((await at(first.file)).status).toBe(404)
})
