import { afterAll, expect, test } from 'vitest'
import { ReviewComment, Revision } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, serveMemberSite } from '#tests/worker/member-site.ts'
import { aCompleteDraft, aDraft, newStaff, type Staff, staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('manuscript-history')
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')
const contributor = await newStaff(site, 'contributor')

type Fields = Record<string, unknown>
const save = async (by: Staff, id: string, version: number, fields: Fields) => {
  const { status, body } = await by.request(`PATCH /manage/article-pages/${id}`, { version, fields })
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data.document
}
const revisionsOf = async (id: string, query = '') => {
  const { body } = await editor.request(`GET /manage/article-pages/${id}/revisions${query}`)
  return body.data.revisions as { list: Revision[]; meta: { total: number; cursor?: string } }
}
const about = ({ version, reason }: Revision) => `${version} ${reason}`
/** Ages the revisions by some minutes. */
const later = (id: string, minutes: number) =>
  site.db
    .prepare(
      "UPDATE revisions SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?2) WHERE content_id = ?1",
    )
    .bind(id, `-${minutes} minutes`)
    .run()

test('while editing, a revision is preserved every ten minutes, with the time of its content (R41)', async () => {
  const { manuscript, fields } = await aDraft(editor, 'article-pages', {
    title: '0',
    slug: 'a-title-of-numbers',
  })
  const { id } = manuscript
  const started = Date.now()
  for (const version of [1, 2, 3]) await save(editor, id, version, { ...fields, title: String(version) })
  expect((await revisionsOf(id)).list.map(about)).toEqual(['4 saved', '1 saved'])
  await later(id, 6)
  await save(editor, id, 4, { ...fields, title: '4' })
  const { list: written } = await revisionsOf(id)
  expect(written.map(about)).toEqual(['5 saved', '1 saved'])
  expect(Date.parse(written[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(started)
  await later(id, 6)
  // The first one is twelve minutes old: the state of six minutes ago stays.
  await save(editor, id, 5, { ...fields, title: '5' })
  await save(publisher, id, 6, { ...fields, title: '6' })
  await save(editor, id, 7, { ...fields, title: '7' })
  const { list, meta } = await revisionsOf(id)
  expect([list.map(about), meta.total]).toEqual([['8 saved', '7 saved', '6 saved', '5 saved', '1 saved'], 5])
  for (const revision of list) Revision.parse(revision)
  expect(list[0]?.by).toEqual({
    accountId: editor.accountId,
    name: '上田 かなえ',
    picture: null,
  })
  const sixth = await editor.request(`GET /manage/article-pages/${id}/revisions/6`)
  expect(sixth.body.data).toMatchObject({ revision: { version: 6 }, fields: { title: '5' } })
  for (const version of ['2', '99', '0', 'x'])
    expect((await editor.request(`GET /manage/article-pages/${id}/revisions/${version}`)).status).toBe(404)
})

test('the states before a paste and before a restore stay among the revisions (R41)', async () => {
  const { manuscript, fields } = await aDraft(editor, 'article-pages', {
    title: '0',
    slug: 'a-title-to-paste',
  })
  const { id } = manuscript
  const endpoint = `/manage/article-pages/${id}`
  for (const version of [1, 2]) await save(editor, id, version, { ...fields, title: String(version) })
  const pasted = { version: 3, fields: { ...fields, title: '貼った' }, keepLast: true }
  expect((await editor.request(`PATCH ${endpoint}`, pasted)).status).toBe(200)
  await save(editor, id, 4, { ...fields, title: '貼って直した' })
  expect((await revisionsOf(id)).list.map(about)).toEqual(['5 saved', '3 saved', '1 saved'])
  await editor.request(`POST ${endpoint}/revisions/1/restore`, { version: 5 })
  await save(editor, id, 6, { ...fields, title: '戻して書いた' })
  expect((await revisionsOf(id)).list.map(about)).toEqual([
    '7 saved',
    '6 restored',
    '5 saved',
    '3 saved',
    '1 saved',
  ])
})

test('revisions are paged, newest first', async () => {
  const { manuscript, fields } = await aDraft(editor, 'article-pages')
  const { id } = manuscript
  for (let version = 1; version < 6; version++) {
    await later(id, 11)
    await save(editor, id, version, { ...fields, title: String(version) })
  }
  const first = await revisionsOf(id, '?limit=4')
  const second = await revisionsOf(id, `?limit=4&cursor=${first.meta.cursor}`)
  expect([...first.list, ...second.list].map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1])
  expect(second.meta.cursor).toBeUndefined()
})

test('a revision is restored into the working copy, and is not public (R41)', async () => {
  const { results } = await site.db
    .prepare("SELECT id FROM gifts WHERE status = 'published' LIMIT 1")
    .all<{ id: string }>()
  const endpoint = `/manage/gifts/${results[0]?.id}`
  const { manuscript, fields, live } = (await editor.request(`GET ${endpoint}`)).body.data.document
  await editor.request(`PATCH ${endpoint}`, {
    version: manuscript.version,
    fields: { ...fields, catch: '書き直し' },
  })
  // The state before the first edit is a revision too.
  const { list } = (await editor.request(`GET ${endpoint}/revisions`)).body.data.revisions
  expect(list.map(about)).toEqual([`${manuscript.version + 1} saved`, `${manuscript.version} imported`])
  const restore = `POST ${endpoint}/revisions/${manuscript.version}/restore`
  const stale = await editor.request(restore, { version: manuscript.version })
  expect([stale.status, stale.body.data.document.fields.catch]).toEqual([409, '書き直し'])
  const { body } = await editor.request(restore, { version: manuscript.version + 1 })
  expect(body.data.document).toMatchObject({
    fields,
    live,
    manuscript: { stage: 'published', hasChanges: false },
  })
  const again = await editor.request(restore, { version: manuscript.version + 1 })
  expect([again.status, again.body.data.document.manuscript.version]).toEqual([200, manuscript.version + 2])
})

test('colleagues comment on a manuscript or a block of it, and resolve comments (R41)', async () => {
  const { manuscript, fields } = await aCompleteDraft(contributor)
  const endpoint = `/manage/article-pages/${manuscript.id}`
  const [block] = fields.blocks as { id: string }[]
  const [one, two] = [randomIdentifier(), randomIdentifier()]
  const firstComment = { id: one, blockId: block?.id, text: ' ここの出典はどこですか。 ' }
  for (const _ of [1, 2])
    expect((await editor.request(`POST ${endpoint}/comments`, firstComment)).status).toBe(200)
  await contributor.request(`POST ${endpoint}/comments`, { id: two, text: '市の案内です。' })
  const { comments } = (await contributor.request(`GET ${endpoint}/comments`)).body.data
  expect(comments.list.map((comment: unknown) => ReviewComment.parse(comment).text)).toEqual([
    'ここの出典はどこですか。',
    '市の案内です。',
  ])
  expect(comments.list[0]).toMatchObject({ blockId: block?.id, by: { accountId: editor.accountId } })
  const open = async () =>
    (await editor.request(`GET ${endpoint}`)).body.data.document.manuscript.openComments
  expect(await open()).toBe(2)
  for (const _ of [1, 2]) {
    const { body } = await contributor.request(`POST ${endpoint}/comments/${one}/resolve`, {})
    expect(body.data.comment.resolvedAt).toMatch(/Z$/)
  }
  expect(await open()).toBe(1)
  await contributor.request(`POST ${endpoint}/comments/${one}/resolve`, { resolved: false })
  expect(await open()).toBe(2)
  for (const [text, status] of [
    ['', 422],
    ['　', 422],
    ['あ'.repeat(2001), 422],
    ['あ'.repeat(2000), 200],
  ] as const)
    expect((await editor.request(`POST ${endpoint}/comments`, { id: randomIdentifier(), text })).status).toBe(
      status,
    )
  expect((await editor.request(`POST ${endpoint}/comments/${randomIdentifier()}/resolve`, {})).status).toBe(
    404,
  )
  // A comment does not change the version.
  expect((await editor.request(`GET ${endpoint}`)).body.data.document.manuscript.version).toBe(1)
})

test('content of staff outlives them, without a trace of their identity (R139)', async () => {
  const leaver = await newStaff(site, 'editor')
  const { manuscript } = await aCompleteDraft(leaver, { title: '残る原稿' })
  const endpoint = `/manage/article-pages/${manuscript.id}`
  await leaver.request(`POST ${endpoint}/comments`, { id: randomIdentifier(), text: '残る言葉' })
  expect((await call(site, 'POST /accounts/leave', { token: leaver.token })).status).toBe(200)
  const { body } = await editor.request(`GET ${endpoint}`)
  expect(body.data.document.manuscript).toMatchObject({ title: '残る原稿', ownerId: null, updatedBy: null })
  expect((await editor.request(`GET ${endpoint}/comments`)).body.data.comments.list[0]).toMatchObject({
    text: '残る言葉',
    by: null,
  })
  for (const table of ['manuscripts', 'revisions', 'review_comments', 'audit_log']) {
    const { results } = await site.db.prepare(`SELECT * FROM ${table}`).all()
    expect(results.length).toBeGreaterThan(0)
    expect([table, JSON.stringify(results).includes(leaver.accountId)]).toEqual([table, false])
  }
})
