import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { RETAINED_ASSETS } from '#worker/documents/retained-assets.ts'
import { serveEmptySite } from '../sites.ts'
import { overHttps } from './header-classes.ts'
import { storeOf } from './site-store.ts'

// Which paths the Worker answers before the asset server is asked (`run_worker_first` in wrangler.toml): every file but
// the hashed ones, which the asset server answers alone, with the headers of public/_headers.

const site = await serveEmptySite('asset-routes')
afterAll(site.stop)

const RULES: string[] = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8')).assets.run_worker_first
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isFirst = (path: string): boolean =>
  RULES.some((rule) => new RegExp(`^${rule.split('*').map(escaped).join('.*')}$`).test(path))

const files = globSync('**/*.*', { cwd: 'dist/client' }).map(
  (file) => `/${file.split('/').map(encodeURIComponent).join('/')}`,
)
const isHashed = (path: string) => path.startsWith('/assets/')

test('the Worker answers every file first, except for the hashed ones', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((path) => isFirst(path) === isHashed(path))).toEqual([])
})

test('a page is answered without a look-up of files', () => {
  const addresses: string[] = JSON.parse(readFileSync('dist/client/builds/addresses.json', 'utf8'))
  const folders = new Set(
    addresses.map((path) => new URL(path, site.url).pathname.replace(/^(\/[^/]+).*/, '$1')),
  )
  const slow = [...folders].filter((path) => !isFirst(path) && !isFirst(`${path}/`))
  // Read rarely: pages of functions, texts.
  expect(slow.length).toBeLessThan(12)
})

test('a hashed file is answered without the Worker, with the headers that the Worker has for one', async () => {
  const path = files.find((file) => /^\/assets\/chunks\/.*\.js$/.test(file)) ?? ''
  const former = '/assets/chunks/chunk-former.js'
  const { pages } = await storeOf(site)
  const contentType = 'text/javascript; charset=utf-8'
  await pages.put(RETAINED_ASSETS + former, 'export {}', { httpMetadata: { contentType } })
  const [own, kept] = [await overHttps(site, path), await overHttps(site, former)]
  const [headers, expected] = [own, kept].map((answer) => {
    const { etag, 'x-request-id': id, ...others } = Object.fromEntries(answer.headers)
    return { ...others, hasEtag: etag !== undefined, isByWorker: id !== undefined }
  })
  expect(kept.status).toBe(200)
  expect(headers).toMatchObject({ ...expected, isByWorker: false })
  const etag = own.headers.get('etag') ?? ''
  expect((await overHttps(site, path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await overHttps(site, path, { method: 'POST' })).status).toBe(405)
  expect((await overHttps(site, '/assets/chunks/chunk-nothing.js')).status).toBe(404)
})
