import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/identifier.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import { databaseOf, serveOwnSite } from '#tests/sites.ts'
import { findWorking } from '../db/manuscripts.server.ts'
import { createDraft } from '../manuscripts/create.ts'
import { schedule } from '../manuscripts/schedule.ts'
import { entityOf, read, tickOf } from './publishing.fixture.ts'

const site = await serveOwnSite('planned', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

const SECOND = 1000

test('a plan is kept to the minute: nothing a second before, everything at the tick, and the end likewise (R39)', async () => {
  const model = await entityOf(db, 'article-page')
  const id = randomIdentifier()
  const slug = 'planned-by-a-test'
  const now = new Date()
  const fields = { ...writtenFields(model), slug, slugHistory: [], title: '予約の試験の記事' }
  const made = await createDraft(db, { kind: 'article-page', id, fields, accountId: null, now } as never)
  expect(made.outcome).toBe('done')
  const version = (await findWorking(db, 'article-page', id))?.manuscript.version ?? 0
  const at = new Date(Math.ceil((now.getTime() + 5 * SECOND) / 60_000) * 60_000)
  const unpublishAt = new Date(at.getTime() + 60_000)
  const step = { kind: 'article-page' as const, id, accountId: null, mayPublish: true, now }
  const planned = await schedule(db, {
    ...step,
    version,
    at: at.toISOString(),
    unpublishAt: unpublishAt.toISOString(),
  })
  expect(planned).toMatchObject({ outcome: 'done', document: { manuscript: { stage: 'scheduled' } } })
  const path = `${url}/article-pages/${slug}`
  await tickOf(site, new Date(at.getTime() - SECOND))
  expect((await read(path)).status).toBe(404)
  expect((await read(`${url}/article-pages`)).text).not.toContain(fields.title)
  await tickOf(site, at)
  expect((await read(path)).text).toContain(fields.title)
  expect((await read(`${url}/article-pages`)).text).toContain(fields.title)
  expect((await read(`${url}/feed.xml`)).text).toContain(fields.title)
  await tickOf(site, new Date(unpublishAt.getTime() - SECOND))
  expect((await read(path)).status).toBe(200)
  await tickOf(site, unpublishAt)
  expect((await read(`${url}/article-pages`)).text).not.toContain(fields.title)
  expect((await read(`${url}/feed.xml`)).text).not.toContain(fields.title)
  // Gone for good (410) once the clock outside of this test has come as far; until then it is not there yet.
  for (const gone of [path, `${path}/_payload.json`]) expect([404, 410]).toContain((await read(gone)).status)
}, 60_000)
