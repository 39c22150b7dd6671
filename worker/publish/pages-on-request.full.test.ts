import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentPage } from '#domain/content/content-page.ts'
import { payloadPath, toDocumentPath } from '#domain/url/document-path.ts'
import { runOrThrow } from '#scripts/local/run.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { withoutHolidays } from '#tests/same-page.ts'
import { databaseOf } from '#tests/site-database.ts'
import { FRESH_STATE, serveOwnSite } from '#tests/sites.ts'
import { ROWS_READ } from '../middleware/rows-read.ts'
import { buildIn } from './other-build.fixture.ts'
import { entityOf, pendingAfterScheduled, read, writeOnly } from './publishing.fixture.ts'

const FEW = '.cache/test/few-pages'

const readIn = (dist: string, path: string): string => readFileSync(join(dist, 'client', path), 'utf8')
const addressesIn = (dist: string): string[] => JSON.parse(readIn(dist, 'builds/addresses.json'))
const metaIn = (dist: string) => JSON.parse(readIn(dist, `builds/meta/${buildIn(dist).id}.json`))

// The same build with files for some hundred pages only, of each kind more than one.
rmSync(FEW, { recursive: true, force: true })
cpSync('dist', FEW, { recursive: true })
await runOrThrow('node', ['scripts/build/prerender.ts'], {
  env: { DIST: FEW, STATE_DIR: FRESH_STATE, PRERENDERED_PAGES: '180' },
})
const site = await serveOwnSite('pages-on-request', {
  serverDev: true,
  dist: FEW,
  vars: { COUNT_ROWS_READ: 'true' },
})
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database
const pages = await site.miniflare.getR2Bucket('PAGES')
const edition = buildIn(FEW).timestamp.toString(36)

const written = new Set(addressesIn(FEW))
const onRequest = addressesIn('dist').filter((address) => !written.has(address))
const urlOf = (address: string) => new URL(address, url)
const rowsOf = ({ headers }: { headers: Headers }) => Number(headers.get(ROWS_READ))
const keptOf = async (address: string) =>
  (await pages.list({ prefix: `${edition}/kept${urlOf(address).pathname}/` })).objects.length
/** An address of entries of a kind without a file, which no other test reads. */
const unread = onRequest.filter((address) => address.startsWith('/spots/'))
const nextSpot = () => unread.pop() ?? ''
const entityAt = (address: string) =>
  entityOf(db, 'spot', `slug = '${contentPage(urlOf(address).pathname)?.slug}'`)

test('the build has files for the most important pages, and names the lists of the others', () => {
  expect(written.size).toBeLessThan(250)
  expect(onRequest.length).toBeGreaterThan(250)
  const { onRequest: lists } = JSON.parse(readIn(FEW, 'builds/latest.json'))
  expect(lists).toEqual([...new Set(onRequest.map((address) => address.replace(/(?<=.)[/?].*/, '')))].sort())
  for (const address of ['/', '/spots', '/spots?page=2', '/article-pages', '/pr/kyoto', '/features', '/help'])
    expect([address, written.has(address)]).toEqual([address, true])
  expect(JSON.parse(readIn('dist', 'builds/latest.json'))).not.toHaveProperty('onRequest')
})

test('what the browser knows about pages, sitemaps and feeds do not depend on the number of files', () => {
  expect(metaIn(FEW).prerendered).toEqual(metaIn('dist').prerendered)
  for (const file of ['sitemap.xml', 'sitemaps/pages.xml', 'feed.xml'])
    expect(readIn(FEW, file)).toBe(readIn('dist', file))
})

test('a page is the same with a file and on request, byte for byte, and so is its data', async () => {
  const tried = [...Map.groupBy(onRequest, (address) => address.split(/[/?]/)[1]).values()].flatMap((same) =>
    same.slice(0, 4),
  )
  const { id } = buildIn(FEW)
  const different: string[] = []
  for (const [index, address] of tried.entries()) {
    const { pathname, searchParams } = urlOf(address)
    const data = payloadPath(pathname, searchParams)
    const paths = [
      [address, join(toDocumentPath(pathname, searchParams), 'index.html')],
      [`${data}?${id}`, data],
    ] as const
    // The data may be requested first, by a browser that has the code.
    for (const [path, file] of index % 2 === 0 ? paths : paths.toReversed()) {
      const { status, text } = await read(url + path)
      if (status !== 200 || withoutHolidays(text) !== withoutHolidays(readIn('dist', file)))
        different.push(path)
    }
  }
  expect(tried.length).toBeGreaterThan(20)
  expect(different).toEqual([])
})

test('the first request makes a page, and others are given what was kept, without the database', async () => {
  const address = nextSpot()
  expect(await keptOf(address)).toBe(0)
  const first = await read(url + address)
  expect(rowsOf(first)).toBeGreaterThan(1)
  expect(await keptOf(address)).toBe(2)
  const second = await read(url + address)
  expect([second.status, second.text, rowsOf(second)]).toEqual([200, first.text, 0])
  const file = await read(`${url}/pr/kyoto`)
  for (const name of ['content-type', 'cache-control'])
    expect(second.headers.get(name)).toBe(file.headers.get(name))
  const etag = second.headers.get('etag') ?? ''
  expect((await read(url + address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await read(url + address, { method: 'HEAD' })
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag])
})

test('many first requests of a page render it once', async () => {
  const address = nextSpot()
  const answers = await Promise.all(Array.from({ length: 30 }, () => read(url + address)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers.filter((answer) => rowsOf(answer) > 0)).toHaveLength(1)
})

test('a page that does not exist is not found, with a few rows, and nothing is kept', async () => {
  for (const path of [
    '/spots/never-was',
    '/spots/never-was/_payload.json',
    '/article-pages/x/y',
    '/spots?page=999',
  ]) {
    const answer = await read(url + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(rowsOf(answer)).toBeLessThanOrEqual(path.includes('page=') ? 500 : 10)
  }
  expect(await keptOf('/spots/never-was')).toBe(0)
})

test('what is published replaces a page that was kept, also its removal and its former address', async () => {
  const address = nextSpot()
  const before = await entityAt(address)
  expect((await read(url + address)).text).not.toContain('新しい見出し')
  const after = { ...before, name: '新しい見出し' }
  await writeOnly(db, { kind: 'spot', before, after })
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  expect((await read(url + address)).text).toContain('新しい見出し')
  const moved = { ...after, slug: 'moved-by-a-test', slugHistory: [before.slug] }
  await writeOnly(db, { kind: 'spot', before: after, after: moved })
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  const former = await read(url + address)
  expect([former.status, former.headers.get('location')]).toEqual([301, '/spots/moved-by-a-test'])
  expect((await read(`${url}/spots/moved-by-a-test`)).status).toBe(200)
  const gone = nextSpot()
  const removed = await entityAt(gone)
  expect((await read(url + gone)).status).toBe(200)
  await writeOnly(db, { kind: 'spot', before: removed, after: { ...removed, status: 'archived' } })
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  expect((await read(url + gone)).status).toBe(410)
  expect((await read(`${url + gone}/_payload.json`)).status).toBe(410)
})

test('all that is served or kept equals the database, and pages that nobody has read are not made for that', async () => {
  const unkept = nextSpot()
  const { pages: compared, found } = await reconcileSite(url)
  expect(found).toEqual([])
  expect(compared).toBeLessThan(onRequest.length + written.size)
  expect(await keptOf(unkept)).toBe(0)
}, 300_000)
