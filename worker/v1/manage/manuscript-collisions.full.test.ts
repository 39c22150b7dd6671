import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { articlePath, endpointOf, stepsOf } from '#tests/worker/manuscript-steps.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, aDraft, newStaff, staff } from '#tests/worker/office.ts'
import { triggerScheduled } from '../../publish/publishing.fixture.ts'

const site = await serveMemberSite('manuscript-collisions', {}, { serverDev: true })
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const { seen, step, save, aPage } = stepsOf(publisher, site)

const fieldsOf = async (id: string) =>
  (await editor.request(`GET ${endpointOf(id)}`)).body.data.document.fields
const stageOf = async (id: string) =>
  (await editor.request(`GET ${endpointOf(id)}`)).body.data.document.manuscript.stage

/** A draft whose row can no longer be parsed. */
const aBrokenDraft = async () => {
  const { manuscript } = await aCompleteDraft(publisher)
  await site.db.prepare(`UPDATE manuscripts SET fields = '{' WHERE id = ?`).bind(manuscript.id).run()
  return manuscript
}

test('a taken id, of any kind, is refused; the same draft sent twice at once is one (R41)', async () => {
  const { manuscript } = await aDraft(editor, 'spots', { name: '先にあった名所' })
  const taken = await editor.request('POST /manage/article-pages', { id: manuscript.id, fields: {} })
  expect([taken.status, taken.body.errors[0].message]).toEqual([409, expect.stringMatching(/作り直/)])
  const twin = { id: randomIdentifier(), fields: { title: '二度送った下書き' } }
  const answers = await Promise.all([1, 2, 3].map(() => editor.request('POST /manage/article-pages', twin)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.document))).size).toBe(1)
})

test('a current or former slug of another page is refused', async () => {
  const [one, two] = [await aPage(), await aPage()]
  const [first, other] = [String(one.fields.slug), String(two.fields.slug)]
  const moved = `${first}-moved`
  await step('publish', (await save(one.manuscript, { ...one.fields, slug: moved })).manuscript)
  let { manuscript, fields } = two
  for (const slug of [first, moved]) {
    const saved = await save(manuscript, { ...fields, slug })
    expect(saved.problems).toContainEqual(expect.objectContaining({ field: 'slug', isBlocking: true }))
    ;({ manuscript, fields } = saved)
    const { status, body } = await publisher.request(`POST ${endpointOf(manuscript.id)}/publish`, {
      version: manuscript.version,
    })
    expect([status, body.errors[0].field]).toEqual([422, 'fields.slug'])
  }
  expect((await seen(articlePath(other))).status).toBe(200)
}, 60_000)

test('a comment with the id of another one is refused, and not audited (R41)', async () => {
  const [one, other] = [await aDraft(editor, 'article-pages'), await aDraft(editor, 'article-pages')]
  const firstComment = { id: randomIdentifier(), text: '先に言ったこと' }
  expect((await editor.request(`POST ${endpointOf(one.manuscript.id)}/comments`, firstComment)).status).toBe(
    200,
  )
  expect(
    (await editor.request(`POST ${endpointOf(other.manuscript.id)}/comments`, firstComment)).status,
  ).toBe(404)
  const noted = await site.db
    .prepare("SELECT ref_id AS id FROM audit_log WHERE action = 'comment' AND ref_id IN (?, ?)")
    .bind(one.manuscript.id, other.manuscript.id)
    .all<{ id: string }>()
  expect(noted.results.map(({ id }) => id)).toEqual([one.manuscript.id])
})

test('another plan with an old version is a conflict, and not reported as done (R41)', async () => {
  const { manuscript } = await aCompleteDraft(publisher)
  const plan = (at: string) =>
    publisher.request(`POST ${endpointOf(manuscript.id)}/schedule`, { version: 1, at })
  expect((await plan('2029-01-01T00:00:00Z')).status).toBe(200)
  // The answer was lost: the client repeats it.
  expect((await plan('2029-01-01T00:00:00Z')).status).toBe(200)
  const other = await plan('2029-02-01T00:00:00Z')
  expect([other.status, other.body.data.document.manuscript.scheduledAt]).toEqual([
    409,
    '2029-01-01T00:00:00.000Z',
  ])
})

test('an unreadable manuscript does not block the plans and steps of others (R39, R40)', async () => {
  const broken = [await aBrokenDraft(), await aBrokenDraft()]
  const whole = (await aCompleteDraft(publisher)).manuscript
  const refs = [broken[0], whole].map((one) => ({ kind: 'article-page', id: one?.id, version: 1 }))
  const { status, body } = await publisher.request('POST /manage/manuscripts/bulk', {
    action: 'submit',
    refs,
  })
  expect([status, body.data?.results.map(({ isDone }: { isDone: boolean }) => isDone)]).toEqual([
    200,
    [false, true],
  ])
  await site.db
    .prepare(
      `UPDATE manuscripts SET stage = 'scheduled', scheduled_at = iif(id = ?2, '2026-01-01T00:01:00.000Z', '2026-01-01T00:00:00.000Z')
       WHERE id IN (?1, ?2)`,
    )
    .bind(broken[1]?.id, whole.id)
    .run()
  await triggerScheduled(site)
  expect(await stageOf(whole.id)).toBe('published')
}, 60_000)

test('two concurrent publications, and a scheduled job with them, publish once (R39)', async () => {
  const other = await newStaff(site, 'publisher')
  const { manuscript, fields } = await aCompleteDraft(publisher, { title: '同時に出す記事' })
  const endpoint = `POST ${endpointOf(manuscript.id)}`
  expect(
    (await publisher.request(`${endpoint}/schedule`, { version: 1, at: '2029-01-01T00:00:00Z' })).status,
  ).toBe(200)
  await site.db
    .prepare("UPDATE manuscripts SET scheduled_at = '2026-01-01T00:00:00.000Z' WHERE id = ?")
    .bind(manuscript.id)
    .run()
  const [one, two] = await Promise.all([
    publisher.request(`${endpoint}/publish`, { version: 2, publicationId: randomIdentifier() }),
    other.request(`${endpoint}/publish`, { version: 2, publicationId: randomIdentifier() }),
    triggerScheduled(site),
    triggerScheduled(site),
  ])
  expect([200, 409]).toContain(one?.status)
  expect([200, 409]).toContain(two?.status)
  const { results } = await site.db
    .prepare('SELECT status FROM publications WHERE content_id = ?')
    .bind(manuscript.id)
    .all()
  expect(results).toHaveLength(1)
  await triggerScheduled(site)
  const page = await (await fetch(`${site.url}/article-pages/${fields.slug}`)).text()
  expect(page).toContain('同時に出す記事')
}, 60_000)

test('a change between the plan and its minute is published as it is then (R39)', async () => {
  const { manuscript, fields } = await aCompleteDraft(publisher, { title: '予約したときの題' })
  const endpoint = endpointOf(manuscript.id)
  await publisher.request(`POST ${endpoint}/schedule`, { version: 1, at: '2029-01-01T00:00:00Z' })
  const saved = await publisher.request(`PATCH ${endpoint}`, {
    version: 2,
    fields: { ...fields, title: '直したあとの題' },
  })
  expect(saved.body.data.document.manuscript).toMatchObject({ stage: 'scheduled', version: 3 })
  // Midnight in Japan: the public date is the new day.
  const midnight = '2026-11-19T15:00:00.000Z'
  await site.db
    .prepare('UPDATE manuscripts SET scheduled_at = ? WHERE id = ?')
    .bind(midnight, manuscript.id)
    .run()
  await triggerScheduled(site)
  const page = await (await fetch(`${site.url}/article-pages/${fields.slug}`)).text()
  expect([page.includes('直したあとの題'), page.includes('予約したときの題')]).toEqual([true, false])
  expect(page).toContain('2026年11月20日')
  expect(page).not.toContain('2026年11月19日')
}, 60_000)

test('the end of public content stays after a later plan is cancelled (R39)', async () => {
  const { manuscript } = await aCompleteDraft(publisher)
  const endpoint = `POST ${endpointOf(manuscript.id)}`
  const [end, later] = ['2029-06-01T00:00:00.000Z', '2029-09-01T00:00:00.000Z']
  await publisher.request(`${endpoint}/publish`, { version: 1, unpublishAt: end })
  const changed = { version: 2, fields: { ...(await fieldsOf(manuscript.id)), title: '次の題' } }
  await publisher.request(`PATCH ${endpointOf(manuscript.id)}`, changed)
  const after = await publisher.request(`${endpoint}/schedule`, { version: 3, at: later, unpublishAt: null })
  expect([after.status, after.body.errors[0].field]).toEqual([422, 'at'])
  const planned = await publisher.request(`${endpoint}/schedule`, {
    version: 3,
    at: '2029-05-01T00:00:00Z',
    unpublishAt: later,
  })
  expect(planned.body.data.document.manuscript.unpublishAt).toBe(later)
  const calledOff = await publisher.request(`${endpoint}/send-back`, { version: 4 })
  expect(calledOff.body.data.document.manuscript).toMatchObject({ unpublishAt: end, isLive: true })
}, 60_000)

test('a transition with the id of another one is not mistaken for it (R39, R41)', async () => {
  const { manuscript, fields } = await aCompleteDraft(publisher, { title: '出した題' })
  const endpoint = endpointOf(manuscript.id)
  const publicationId = randomIdentifier()
  const runStep = (step: string, version: number, id = publicationId) =>
    publisher.request(`POST ${endpoint}/${step}`, { version, publicationId: id })
  expect((await runStep('publish', 1)).status).toBe(200)
  const lost = await runStep('unpublish', 1)
  expect([lost.status, lost.body.errors[0].message]).toEqual([409, expect.stringMatching(/もう一度/)])
  await publisher.request(`PATCH ${endpoint}`, { version: 2, fields: { ...fields, title: 'あとで直した題' } })
  expect((await runStep('publish', 3)).status).toBe(409)
  expect(await stageOf(manuscript.id)).toBe('draft')
  expect((await runStep('publish', 3, randomIdentifier())).status).toBe(200)
  const page = await (await fetch(`${site.url}/article-pages/${fields.slug}`)).text()
  expect(page).toContain('あとで直した題')
}, 60_000)
