import { afterAll, expect, test } from 'vitest'
import { articlePath, endpointOf, stepsOf } from '#tests/worker/manuscript-steps.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, staff } from '#tests/worker/office.ts'
import { triggerScheduled } from '../../publish/publishing.fixture.ts'

const site = await serveMemberSite('manuscript-plans', {}, { serverDev: true })
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const { seen, step, save, aPage } = stepsOf(publisher, site)

test('a plan for T is not public a second before, and is public after its scheduled run (R39)', async () => {
  const draft = await aCompleteDraft(publisher, { title: '約束の時刻の記事' })
  const path = articlePath(draft.fields.slug)
  const at = new Date(Date.now() + 3_600_000)
  at.setUTCSeconds(0, 0)
  const end = new Date(at.getTime() + 3_600_000)
  const planned = await step('schedule', draft.manuscript, {
    at: at.toISOString(),
    unpublishAt: end.toISOString(),
  })
  expect(planned.manuscript).toMatchObject({
    stage: 'scheduled',
    scheduledAt: at.toISOString(),
    isLive: false,
  })
  await triggerScheduled(site, new Date(at.getTime() - 1000))
  expect((await seen(path)).status).toBe(404)
  expect((await seen(`/v1${path}`)).status).toBe(404)
  const past = await publisher.request(`POST ${endpointOf(draft.manuscript.id)}/schedule`, {
    version: planned.manuscript.version,
    at: '2020-01-01T00:00:00Z',
  })
  expect([past.status, past.body.errors[0].field]).toEqual([422, 'at'])
  // The scheduled job runs for a plan in the past.
  const was = new Date(Date.now() - 60_000).toISOString()
  await site.db
    .prepare('UPDATE manuscripts SET scheduled_at = ? WHERE id = ?')
    .bind(was, draft.manuscript.id)
    .run()
  await Promise.all([triggerScheduled(site), triggerScheduled(site)])
  expect((await seen(path)).html).toContain('約束の時刻の記事')
  const { body } = await editor.request(`GET ${endpointOf(draft.manuscript.id)}`)
  expect(body.data.document).toMatchObject({
    manuscript: { stage: 'published', scheduledAt: null, unpublishAt: end.toISOString(), updatedBy: null },
    live: { publishedAt: was },
  })
  await site.db
    .prepare('UPDATE manuscripts SET unpublish_at = ? WHERE id = ?')
    .bind(was, draft.manuscript.id)
    .run()
  await triggerScheduled(site)
  expect((await seen(path)).status).toBe(410)
}, 60_000)

test('a plan that became impossible is a draft again, with the reason for its editors', async () => {
  const [page, draft] = [await aPage(), await aCompleteDraft(publisher)]
  const planned = await step('schedule', draft.manuscript, { at: '2029-01-01T00:00:00Z' })
  await save(planned.manuscript, { ...planned.fields, slug: page.fields.slug })
  await site.db
    .prepare('UPDATE manuscripts SET scheduled_at = ? WHERE id = ?')
    .bind('2026-01-01T00:00:00.000Z', draft.manuscript.id)
    .run()
  await triggerScheduled(site)
  const { body } = await editor.request(`GET ${endpointOf(draft.manuscript.id)}`)
  expect(body.data.document.manuscript).toMatchObject({ stage: 'draft', isLive: false, openComments: 1 })
  const { comments } = (await editor.request(`GET ${endpointOf(draft.manuscript.id)}/comments`)).body.data
  expect(comments.list[0].text).toMatch(/^予約の時刻になりましたが、公開できませんでした。.*スラッグ/)
}, 60_000)

test('undoing an unpublication restores the former text and its end, and keeps unpublished changes (R39)', async () => {
  const end = new Date(Date.now() + 3_600_000).toISOString()
  const draft = await aCompleteDraft(publisher, { title: '終わりのある記事' })
  const up = await step('publish', draft.manuscript, { unpublishAt: end })
  const pending = await save(up.manuscript, { ...up.fields, title: 'まだ出していない題' })
  const down = await step('unpublish', pending.manuscript)
  expect(down.manuscript).toMatchObject({ stage: 'draft', isLive: false, unpublishAt: null })
  const back = await step('rollback', down.manuscript, { publicationId: down.publication.id })
  expect(back.manuscript).toMatchObject({ stage: 'draft', isLive: true, hasChanges: true, unpublishAt: end })
  expect(back.fields.title).toBe('まだ出していない題')
  // Readers see the same text again: 更新日 stays.
  expect(back.live).toMatchObject({
    title: '終わりのある記事',
    unpublishAt: end,
    contentUpdatedAt: up.live?.contentUpdatedAt,
  })
  expect((await seen(articlePath(up.fields.slug))).html).toContain('終わりのある記事')
}, 60_000)

test('archived content does not end, and is restored with its end (R39)', async () => {
  const end = new Date(Date.now() + 3_600_000)
  const unpublishAt = end.toISOString()
  const draft = await aCompleteDraft(publisher)
  const up = await step('publish', draft.manuscript, { unpublishAt })
  const away = await step('archive', up.manuscript)
  expect(away.manuscript).toMatchObject({ stage: 'archived', unpublishAt: null })
  await triggerScheduled(site, new Date(end.getTime() + 1000))
  const path = articlePath(up.fields.slug)
  expect((await seen(path)).status).toBe(410)
  // From the same version: the scheduled run did not take it.
  const back = await step('restore-archived', away.manuscript)
  expect(back).toMatchObject({ manuscript: { stage: 'published', unpublishAt }, live: { unpublishAt } })
  expect((await seen(path)).status).toBe(200)
  // An end that passed meanwhile would hide it again at once.
  const again = await step('archive', back.manuscript)
  await site.db
    .prepare(`UPDATE article_pages SET unpublish_at = '2026-01-01T00:00:00.000Z' WHERE id = ?`)
    .bind(again.manuscript.id)
    .run()
  const late = await step('restore-archived', again.manuscript)
  expect(late).toMatchObject({ manuscript: { unpublishAt: null }, live: { unpublishAt: null } })
  expect((await seen(path)).status).toBe(200)
}, 60_000)
