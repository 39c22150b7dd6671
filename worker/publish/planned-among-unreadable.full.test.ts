import { afterAll, expect, test } from 'vitest'
import { writtenFields } from '#domain/manuscript/fields.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { databaseOf } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { createDraft } from '../manuscripts/create.ts'
import { entityOf, read, triggerScheduled } from './publishing.fixture.ts'

const site = await serveOwnSite('planned-among-broken', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

const SECOND = 1000

test('unreadable plans, however many, do not delay the others for long (R39)', async () => {
  const model = await entityOf(db, 'article-page')
  const id = randomIdentifier()
  const now = new Date()
  const fields = {
    ...writtenFields(model),
    slug: 'planned-among-broken',
    slugHistory: [],
    title: '列の後ろの記事',
  }
  await createDraft(db, { kind: 'article-page', id, fields, accountId: null, now } as never)
  const due = new Date(now.getTime() - 60 * SECOND).toISOString()
  await db.batch([
    db.prepare("UPDATE manuscripts SET stage = 'scheduled', scheduled_at = ? WHERE id = ?").bind(due, id),
    ...Array.from({ length: 120 }, (_, index) =>
      db
        .prepare(
          `INSERT INTO manuscripts (id, kind, slug, title, search_key, stage, is_live, has_changes, disclosure_kind, version,
             scheduled_at, created_at, saved_at, fields)
           VALUES (?1, 'article-page', ?2, '', '', 'scheduled', 0, 1, 'none', 1, '2020-01-01T00:00:00.000Z', ?3, ?3, '{')`,
        )
        .bind(randomIdentifier(), `broken-${index}`, due),
    ),
  ])
  const page = async () => (await read(`${url}/article-pages/planned-among-broken`)).status
  // Half of fifty in each minute rotate through the rest.
  for (let minute = 0; minute < 5 && (await page()) !== 200; minute++)
    await triggerScheduled(site, new Date(now.getTime() + minute * 60 * SECOND))
  expect(await page()).toBe(200)
}, 60_000)
