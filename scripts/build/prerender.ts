import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { addressPatterns } from '#domain/url/address-patterns.ts'
import { progress } from '../local/progress.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { codeHash } from './build-identity.ts'
import { writeMemberWorker } from './member-worker.ts'
import { loadBundle, type PageKey, type PrerenderOptions, pagePrerenderer } from './prerender-pages.ts'
import { prerenderedFiles } from './prerendered-files.ts'

// Prerenders every page from the content of the local D1. A page whose data, head, code and configuration are those of
// the run before is neither rendered nor written.

/** The folder of the build. */
const DIST = process.env.DIST || 'dist'
/** The output folder; another one for benchmarks. */
const OUT = process.env.PRERENDER_OUT || `${DIST}/client`
const STATE_DIR = process.env.STATE_DIR || '.wrangler/state'
/** What the run before has written, beside the output folder. */
const RECORD = `${OUT}.prerendered.json`
/**
 * The maximum of pages with files. A version may have 100,000 files (https://developers.cloudflare.com/workers/platform/limits/),
 * a page has two, and a fifth is for code, icons and sitemaps. The Worker makes other pages on the first request
 * (worker/publish/pages-on-request.ts).
 */
const MAX_PAGES = Number(process.env.PRERENDERED_PAGES || 40_000)
/** Pages that a thread is given at a time. */
const BATCH_SIZE = 20
const MAX_THREADS = 8

/** The code and configuration that pages were written with, the id of that, and the keys of the pages by address. */
type PrerenderRecord = { code: string; id: string; keys: Record<string, string> }

/** The build's variables as resolved by wrangler, or those of a deployment. */
const buildVars = () =>
  JSON.parse(readFileSync(process.env.SITE_CONFIG ?? `${DIST}/server/wrangler.json`, 'utf8')).vars

const readRecord = (): PrerenderRecord | null =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : null

/** Addresses of the pages without parameters, by their folders; the two areas have one document each. */
const AREAS: Readonly<Record<string, string>> = { '/member': '/~', '/office': '/$' }
const addressesOfFolders = (): string[] =>
  globSync('**/+Page.tsx', { cwd: 'pages' })
    .map((file) => `/${dirname(file)}`.replace(/\/index$/, ''))
    .filter((path) => !path.includes('@') && path !== '/_error')
    .map((path) => AREAS[path] ?? (path || '/'))

/** Renders on this thread and on others, as many as there are cores. */
async function prerenderAll(urls: readonly string[], options: PrerenderOptions): Promise<PageKey[]> {
  const report = progress('Prerender', 'pages')
  const pages: PageKey[] = []
  let begun = 0
  const next = () => {
    begun += BATCH_SIZE
    return urls.slice(begun - BATCH_SIZE, begun)
  }
  const work = async (prerenderPages: (urls: readonly string[]) => Promise<PageKey[]>) => {
    for (let batch = next(); batch.length > 0; batch = next()) {
      pages.push(...(await prerenderPages(batch)))
      report(pages.length)
    }
  }
  const threads = Array.from({ length: Math.min(availableParallelism(), MAX_THREADS) - 1 }, async () => {
    const thread = new Worker(new URL('./prerender-thread.ts', import.meta.url), { workerData: options })
    await work(async (batch) => {
      thread.postMessage(batch)
      const [pages] = await once(thread, 'message')
      return pages
    })
    await thread.terminate()
  })
  await Promise.all([pagePrerenderer(options).then(work), ...threads])
  return pages
}

const now = new Date()
const { contentAddresses, createContentRepository, readSiteConfig, syndicatedFiles } = await loadBundle(DIST)
const { db, close } = openSqliteD1(localD1File(STATE_DIR))
const content = createContentRepository(db, now)
const vars = buildVars()
const config = readSiteConfig(vars)
const code = codeHash(DIST, vars)
const former = readRecord()
const id = former?.code === code ? former.id : now.getTime().toString(36)
const keys = former?.id === id ? former.keys : {}
const build = { id, timestamp: now.getTime() }
const files = prerenderedFiles(OUT)
for (const written of ['builds', 'feeds', 'sitemaps'])
  rmSync(join(OUT, written), { recursive: true, force: true })

const { addresses: chosen, onRequest, lastPages } = await contentAddresses(content, { most: MAX_PAGES })
const urls = [...new Set([...addressesOfFolders(), '/404', ...chosen])].sort()
const options = { dist: DIST, out: OUT, stateDir: STATE_DIR, buildId: id, config, now, keys }
const pages = await prerenderAll(urls, options)
const addresses = urls.filter((url) => !/^\/(404|410|500)$/.test(url))
files.removeOthers(addresses)
for await (const file of syndicatedFiles(content, config)) files.write(file.path, file.content)
close()
// Lists open page by page in the browser up to their last one, whether it has a file or is made on request.
const prerendered = addressPatterns([...new Set([...addresses, ...lastPages])])
files.write(`builds/meta/${id}.json`, JSON.stringify({ ...build, prerendered }))
// Every address by itself, for what compares the content with the build: readers never load it.
files.write('builds/addresses.json', JSON.stringify(addresses))
writeMemberWorker(DIST, OUT, id)
files.write('builds/latest.json', JSON.stringify({ ...build, ...(onRequest.length > 0 && { onRequest }) }))
if (onRequest.length > 0)
  console.log(
    `  Prerender: ${addresses.length} pages have files; others of ${onRequest.join(', ')} are made on request`,
  )
writeFileSync(RECORD, JSON.stringify({ code, id, keys: Object.fromEntries(pages) }))
