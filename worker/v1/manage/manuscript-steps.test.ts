import { afterAll, expect, test } from 'vitest'
import { Publication } from '#domain/publish/publication.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { isFullRun } from '#tests/full-run.ts'
import { articlePath, endpointOf, stepsOf } from '#tests/worker/manuscript-steps.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, newStaff, staff } from '#tests/worker/office.ts'
import { pendingAfterScheduled } from '../../publish/publishing.fixture.ts'

const site = await serveMemberSite('manuscript-steps', {}, { serverDev: true })
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const { seen, step, save, aPage } = stepsOf(publisher, site)

const rowOf = (id: string) =>
  site.db
    .prepare('SELECT slug, slug_history, status, content_updated_at, version FROM article_pages WHERE id = ?')
    .bind(id)
    .first<Record<string, unknown>>()

test('a draft is written, reviewed, published and read at its address (R37, R39)', async () => {
  const draft = await aCompleteDraft(editor, { title: '書いて出す記事' })
  const { id } = draft.manuscript
  const submitted = await editor.request(`POST ${endpointOf(id)}/submit`, {
    version: 1,
    comment: '見てください。',
  })
  expect(submitted.body.data.document.manuscript).toMatchObject({
    stage: 'review',
    version: 2,
    openComments: 1,
  })
  // A client without an answer repeats the request.
  const again = await editor.request(`POST ${endpointOf(id)}/submit`, { version: 1 })
  expect([again.status, again.body.data.document.manuscript.version]).toEqual([200, 2])
  expect((await editor.request(`POST ${endpointOf(id)}/publish`, { version: 2 })).status).toBe(403)
  expect((await seen(articlePath(draft.fields.slug))).status).toBe(404)

  const startedAt = performance.now()
  const { manuscript, publication, live } = await step('publish', { id, version: 2 })
  const page = await seen(articlePath(draft.fields.slug))
  console.log(`published and read in ${Math.round(performance.now() - startedAt)} ms`)
  expect([page.status, page.html.includes('書いて出す記事')]).toEqual([200, true])
  expect(Publication.parse(publication)).toMatchObject({ reason: 'publish', isPageLive: true, error: null })
  expect(manuscript).toMatchObject({
    stage: 'published',
    isLive: true,
    hasChanges: false,
    version: 3,
    liveVersion: 3,
  })
  expect(live).toMatchObject({ status: 'published', version: 3, contentUpdatedAt: live?.publishedAt })
}, 60_000)

test('the same publication sent twice is one (R39)', async () => {
  const draft = await aCompleteDraft(publisher)
  const { id } = draft.manuscript
  const input = { version: 1, publicationId: randomIdentifier() }
  const both = await Promise.all([1, 2].map(() => publisher.request(`POST ${endpointOf(id)}/publish`, input)))
  const third = await publisher.request(`POST ${endpointOf(id)}/publish`, input)
  expect([...both, third].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(third.body.data).toMatchObject({
    document: { manuscript: { version: 2, stage: 'published' } },
    publication: { id: input.publicationId },
  })
  const counts = await site.db
    .prepare(
      `SELECT (SELECT count(*) FROM publications WHERE content_id = ?1) AS publications,
         (SELECT count(*) FROM revisions WHERE content_id = ?1 AND reason = 'published') AS revisions`,
    )
    .bind(id)
    .first()
  expect(counts).toEqual({ publications: 1, revisions: 1 })
  // The id of one publication must not be used for another page.
  const other = await aCompleteDraft(publisher)
  const taken = await publisher.request(`POST ${endpointOf(other.manuscript.id)}/publish`, input)
  expect([taken.status, await rowOf(other.manuscript.id)]).toEqual([409, null])
}, 60_000)

test('更新日 changes only with a difference that readers see (R40)', async () => {
  const { manuscript, fields, live } = await aPage()
  const first = live?.contentUpdatedAt
  const checked = await save(manuscript, { ...fields, factCheckedAt: '2026-11-20T00:00:00+09:00' })
  expect(checked.manuscript).toMatchObject({ stage: 'draft', isLive: true, hasChanges: true })
  const same = await step('publish', checked.manuscript)
  expect(same.live?.contentUpdatedAt).toBe(first)
  const changed = await save(same.manuscript, { ...same.fields, catch: '読む人に見える違い' })
  expect((await rowOf(manuscript.id))?.content_updated_at).toBe(first)
  const { live: after } = await step('publish', changed.manuscript)
  expect(Date.parse(String(after?.contentUpdatedAt))).toBeGreaterThan(Date.parse(String(first)))
  expect(after?.publishedAt).toBe(live?.publishedAt)
}, 60_000)

test('a draft that is changed back equals the published version again', async () => {
  const { manuscript, fields } = await aPage()
  const changed = await save(manuscript, { ...fields, title: '別の題' })
  const back = await save(changed.manuscript, fields)
  expect(back.manuscript).toMatchObject({ stage: 'published', hasChanges: false })
}, 60_000)

test('a former slug redirects to the current one, there and back again, without a loop (R107)', async () => {
  const one = await aPage()
  const first = String(one.fields.slug)
  const second = `${first}-two`
  const renamed = await step(
    'publish',
    (await save(one.manuscript, { ...one.fields, slug: second })).manuscript,
  )
  expect(await seen(articlePath(first))).toMatchObject({ status: 301, location: articlePath(second) })
  expect((await seen(articlePath(second))).status).toBe(200)
  // A new slug alone is no change for readers.
  expect(renamed.live?.contentUpdatedAt).toBe(one.live?.contentUpdatedAt)
  await step('publish', (await save(renamed.manuscript, { ...renamed.fields, slug: first })).manuscript)
  expect((await rowOf(one.manuscript.id))?.slug_history).toBe(JSON.stringify([second]))
  expect((await seen(articlePath(first))).status).toBe(200)
  expect(await seen(articlePath(second))).toMatchObject({ status: 301, location: articlePath(first) })
}, 60_000)

test('an advertisement without its sponsor, or an unfinished page, is never published', async () => {
  const fields = { disclosure: { kind: 'pr', sponsorName: '', text: null } }
  for (const [wrong, field] of [
    [fields, 'fields.disclosure.sponsorName'],
    [{ slug: 'new-0a1b2c3d' }, 'fields.slug'],
    [{ factCheckedAt: null }, 'fields.factCheckedAt'],
    [{ title: '' }, 'fields.title'],
    [{ authorId: randomIdentifier() }, 'fields.authorId'],
    [{ type: 'news', eventDate: null }, 'fields.eventDate'],
  ] as const) {
    const { manuscript } = await aCompleteDraft(publisher, wrong)
    for (const [name, more] of [
      ['publish', {}],
      ['schedule', { at: '2029-01-01T00:00:00Z' }],
    ] as const) {
      const { status, body } = await publisher.request(`POST ${endpointOf(manuscript.id)}/${name}`, {
        version: 1,
        ...more,
      })
      expect([status, body.errors[0].field]).toEqual([422, field])
      expect(body.errors[0].message).toMatch(/[ぁ-ん]/)
    }
    expect(await rowOf(manuscript.id)).toBeNull()
  }
}, 60_000)

test('an unpublished page is 404 with its data, an archived one 410, and a restored one is public again (R39)', async () => {
  const { manuscript, fields } = await aPage({ title: '行って戻る記事' })
  const path = articlePath(fields.slug)
  const down = await step('unpublish', manuscript)
  expect(down.manuscript).toMatchObject({ stage: 'draft', isLive: false, liveVersion: null })
  for (const address of [path, `${path}/_payload.json`]) expect((await seen(address)).status).toBe(404)
  const up = await step('publish', down.manuscript)
  expect((await seen(path)).html).toContain('行って戻る記事')
  const pending = await save(up.manuscript, { ...up.fields, title: 'まだ出していない題' })
  const away = await step('archive', pending.manuscript)
  expect(away.manuscript).toMatchObject({ stage: 'archived', isLive: false })
  for (const address of [path, `${path}/_payload.json`]) expect((await seen(address)).status).toBe(410)
  const back = await step('restore-archived', away.manuscript)
  expect(back.manuscript).toMatchObject({ stage: 'draft', isLive: true, hasChanges: true })
  expect(back.fields.title).toBe('まだ出していない題')
  expect((await seen(path)).html).toContain('行って戻る記事')
}, 60_000)

test('a publication is rolled back in one step, and later changes stay (R39)', async () => {
  const one = await aPage({ title: '前の題' })
  const two = await step(
    'publish',
    (await save(one.manuscript, { ...one.fields, title: '後の題' })).manuscript,
  )
  const path = articlePath(one.fields.slug)
  const pending = await save(two.manuscript, { ...two.fields, title: '次の題' })
  const back = await step('rollback', pending.manuscript, { publicationId: two.publication.id })
  expect(back.live).toMatchObject({ title: '前の題' })
  // The public text changed: 更新日 is the current day, never an earlier one.
  const updatedAt = [two, back].map(({ live }) => Date.parse(String(live?.contentUpdatedAt)))
  expect(updatedAt[1]).toBeGreaterThan(updatedAt[0] ?? 0)
  expect(back.manuscript).toMatchObject({ stage: 'draft', hasChanges: true, title: '次の題' })
  expect((await seen(path)).html).toContain('前の題')
  const gone = await step('rollback', back.manuscript, { publicationId: one.publication.id })
  expect(gone.manuscript.isLive).toBe(false)
  expect((await seen(path)).status).toBe(404)
}, 60_000)

test('without permission to publish, nothing that readers see or will see can be changed', async () => {
  const contributor = await newStaff(site, 'contributor')
  const own = await aCompleteDraft(contributor)
  const { id } = own.manuscript
  expect((await contributor.request(`POST ${endpointOf(id)}/submit`, { version: 1 })).status).toBe(200)
  await step('schedule', { id, version: 2 }, { at: '2029-01-01T00:00:00Z' })
  const fields = { ...own.fields, title: '予約のあとで' }
  expect((await contributor.request(`PATCH ${endpointOf(id)}`, { version: 3, fields })).status).toBe(409)
  expect((await contributor.request(`POST ${endpointOf(id)}/send-back`, { version: 3 })).status).toBe(409)
  expect((await contributor.request(`POST ${endpointOf(id)}/archive`, { version: 3 })).status).toBe(409)
  await step('publish', { id, version: 3 })
  for (const name of ['unpublish', 'publish'])
    expect((await contributor.request(`POST ${endpointOf(id)}/${name}`, { version: 4 })).status).toBe(403)
  for (const by of [contributor, editor])
    expect((await by.request(`POST ${endpointOf(id)}/archive`, { version: 4 })).status).toBe(409)
  expect((await seen(articlePath(own.fields.slug))).status).toBe(200)
}, 60_000)

test('every transition is audited with the states before and after, and all tables are consistent afterwards (R41)', async () => {
  const one = await aPage({ title: '記録の前' })
  const two = await step(
    'publish',
    (await save(one.manuscript, { ...one.fields, title: '記録の後' })).manuscript,
  )
  const { results } = await site.db
    .prepare('SELECT action, done_by, before, after FROM audit_log WHERE ref_id = ? ORDER BY id')
    .bind(two.manuscript.id)
    .all<{ action: string; done_by: string; before: string; after: string }>()
  expect(results.map(({ action }) => action)).toEqual(['create', 'publish', 'update', 'publish'])
  expect(results.every(({ done_by: by }) => by === publisher.accountId)).toBe(true)
  const last = results.at(-1)
  expect(JSON.parse(last?.before ?? '')).toMatchObject({ title: '記録の前', stage: 'draft' })
  expect(JSON.parse(last?.after ?? '')).toMatchObject({ title: '記録の後', stage: 'published' })
  await expect
    .poll(() => pendingAfterScheduled(site, site.db as unknown as D1Database), { timeout: 30_000 })
    .toBe(0)
  const { results: touched } = await site.db
    .prepare('SELECT path FROM publication_pages WHERE publication_id = ?')
    .bind(two.publication.id)
    .all<{ path: string }>()
  const paths = touched.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(3)
  expect((await reconcileSite(site.url, isFullRun ? undefined : paths)).found).toEqual([])
}, 90_000)
