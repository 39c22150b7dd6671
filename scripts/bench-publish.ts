import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { randomIdentifier } from '#domain/identifier.ts'
import type { Publishable } from '#domain/publishable.ts'
import { listPublishedPages } from '#worker/db/publication-lists.server.ts'
import { findPublication } from '#worker/db/publications.server.ts'
import { entityOf, tickOf, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { runOrThrow } from './run.ts'
import { serveSite } from './serve.ts'
import { build, migrate, prerender } from './site-steps.ts'
import { hashOf, step } from './step.ts'

// How many addresses one article among 10,000 touches, and how long readers wait for it: `npm run bench`. A report, not a
// test: what it says depends on the machine and on what else runs there.

const STATE = '.cache/bench-publish'
const PATIENCE_MS = 60_000
const INPUTS = ['{scripts/seed,seed/**/*,domain/**/*}.ts', 'worker/db/**/*.{ts,sql}']

const { values } = parseArgs({ options: { articles: { type: 'string', default: '10000' } } })

await migrate(STATE)
await step({
  title: `見本データと記事${values.articles}件`,
  name: 'bench-publish-seed',
  folder: STATE,
  stamp: hashOf(INPUTS, [values.articles]),
  isMade: () => true,
  run: () => runOrThrow('node', ['scripts/seed.ts', '--state', STATE, '--articles', values.articles]),
})
await build()
// The pages of these articles are not built: what lies over nothing counts as changed.
await prerender()

const site = await serveSite({ stateDir: STATE })
const db = (await site.miniflare.getD1Database('DB')) as unknown as D1Database

type Article = Publishable & Record<string, unknown>

/** What readers are given at an address: another version has another tag. */
const tagAt = async (path: string) =>
  (await fetch(new URL(path, site.url), { headers: { connection: 'close' } })).headers.get('etag')

/** Publishes a change, and says how soon readers were given its page and how many addresses were made and changed. */
const measure = async (title: string, before: Article | null, after: Article) => {
  const path = `/article-pages/${after.slug}`
  const former = await tagAt(path)
  const id = await writeOnly(db, { kind: 'article-page', before, after }, { reason: 'update' })
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)}秒`
  const done = tickOf(site)
  while ((await tagAt(path)) === former && performance.now() - begun < PATIENCE_MS) await setTimeout(20)
  const first = seconds()
  await done
  let publication = await findPublication(db, id)
  while (publication && ['waiting', 'rendering'].includes(publication.status)) {
    await tickOf(site)
    publication = await findPublication(db, id)
  }
  const all = seconds()
  const { counts } = await listPublishedPages(db, id, { limit: 1, offset: 0 })
  const changed = (counts.changed ?? 0) + (counts.removed ?? 0)
  console.log(
    `${title}：${publication?.total}件を作り直し、${changed}件が変わる（読む人のページまで${first}、すべて${all}、${publication?.status}）`,
  )
}

const newest = (await entityOf(db, 'article-page')) as unknown as Article
const old = (await entityOf(
  db,
  'article-page',
  "status = 'published' ORDER BY published_at, id",
)) as unknown as Article
await measure('古い記事の本文だけの変更', old, {
  ...old,
  summary: (old.summary as string[]).toReversed(),
})
await measure('古い記事の題の変更', old, { ...old, title: '題を変えた記事' })
await measure('新しい記事の題の変更', newest, { ...newest, title: '題を変えた新しい記事' })
await measure('新しい記事の公開', null, {
  ...newest,
  id: randomIdentifier(),
  slug: 'one-more-article',
  slugHistory: [],
  publishedAt: new Date().toISOString(),
})
await site.stop()
