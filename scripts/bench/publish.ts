import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Publishable } from '#domain/content/publishable.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { listPublishedPages } from '#worker/db/publications/lists.server.ts'
import { findPublication } from '#worker/db/publications/publications.server.ts'
import { entityOf, triggerScheduled, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { build, prerender } from '../build/site-steps.ts'
import { serveSite } from '../local/serve.ts'
import { figure } from './figures.ts'
import { benchCopy } from './state.ts'

// How many addresses the publication of one article among 10,000 affects, and how long it takes: `npm run bench`. A
// report, not a test: the times depend on the machine.

const PATIENCE_MS = 60_000

const { values } = parseArgs({ options: { articles: { type: 'string', default: '10000' } } })

const state = await benchCopy(Number(values.articles), 'publish')
await build()
// The pages of these articles are not prerendered, so that a published page counts as changed.
await prerender()

const site = await serveSite({ stateDir: state, serverDev: true, onLog: () => {} })
const db = (await site.miniflare.getD1Database('DB')) as unknown as D1Database

type Article = Publishable & Record<string, unknown>

/** The ETag that is served at an address. It changes with the page. */
const tagAt = async (path: string) =>
  (await fetch(new URL(path, site.url), { headers: { connection: 'close' } })).headers.get('etag')

/** The median time of rendering a page in the Worker, without the first round. */
const renderedIn = async (path: string): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const begun = performance.now()
    const response = await fetch(new URL(`/_/render?url=${encodeURIComponent(path)}`, site.url))
    await response.arrayBuffer()
    if (round > 0) times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[2] ?? 0
}

/** Publishes a change. Measures the time until its page is served, until all pages are, and counts the pages. */
const measure = async (title: string, before: Article | null, after: Article) => {
  const path = `/article-pages/${after.slug}`
  const former = await tagAt(path)
  const id = await writeOnly(db, { kind: 'article-page', before, after }, { reason: 'update' })
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  const done = triggerScheduled(site)
  while ((await tagAt(path)) === former && performance.now() - begun < PATIENCE_MS) await setTimeout(20)
  const [first, firstMs] = [seconds(), performance.now() - begun]
  await done
  let publication = await findPublication(db, id)
  while (publication && ['waiting', 'rendering'].includes(publication.status)) {
    await triggerScheduled(site)
    publication = await findPublication(db, id)
  }
  const [all, allMs] = [seconds(), performance.now() - begun]
  const floor = { what: 'rendering that page once', value: await renderedIn(path), unit: 'ms' }
  const { counts } = await listPublishedPages(db, id, { limit: 1, offset: 0 })
  const changed = (counts.changed ?? 0) + (counts.removed ?? 0)
  console.log(
    `${title}: ${publication?.total} pages rendered, ${changed} changed (page served after ${first}, all after ${all}, ${publication?.status})`,
  )
  const note = `${publication?.total} pages rendered, ${changed} changed`
  figure({
    part: 'publish',
    what: `${title}: until its page is served`,
    value: firstMs,
    unit: 'ms',
    floor,
    note,
  })
  const drawnAlone = ((publication?.total ?? 0) * floor.value) / 1000
  figure({
    part: 'publish',
    what: `${title}: until all pages are served`,
    value: allMs / 1000,
    unit: 's',
    floor: { what: 'rendering as many pages', value: drawnAlone, unit: 's' },
    note,
  })
}

const newest = (await entityOf(db, 'article-page')) as unknown as Article
const old = (await entityOf(
  db,
  'article-page',
  "status = 'published' ORDER BY published_at, id",
)) as unknown as Article
await measure('text of an old article', old, {
  ...old,
  summary: (old.summary as string[]).toReversed(),
})
await measure('title of an old article', old, { ...old, title: '題を変えた記事' })
await measure('title of a new article', newest, { ...newest, title: '題を変えた新しい記事' })
await measure('publication of a new article', null, {
  ...newest,
  id: randomIdentifier(),
  slug: 'one-more-article',
  slugHistory: [],
  publishedAt: new Date().toISOString(),
})
await site.stop()
