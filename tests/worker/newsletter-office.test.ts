import { afterAll, expect, test, vi } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, registered, sharedSite } from './member-site.ts'
import { addSubscribers, mailsTo } from './newsletter.ts'

const site = await sharedSite()
const office: Office = { site, admin: await aPerson(site, 'admin') }

const [article, other] = (
  await site.db
    .prepare(
      "SELECT id, slug, title FROM article_pages WHERE status = 'published' AND unpublish_at IS NULL ORDER BY slug LIMIT 2",
    )
    .all<{ id: string; slug: string; title: string }>()
).results
if (!article || !other) throw new Error('no articles')

// Mails that are sent later would be changes of another test file.
afterAll(() =>
  vi.waitFor(
    async () => {
      const issue = await site.db.prepare("SELECT id FROM newsletter_issues WHERE state = 'sending'").first()
      if (issue) throw new Error('a newsletter is being sent')
    },
    { timeout: 20_000, interval: 100 },
  ),
)

const anInput = (input: object = {}) => ({
  subject: '冬の号',
  opening: '雪のたよりです。\n\n<b>二つ目</b>の段落です。',
  entries: [other, article].map(({ id }) => ({ kind: 'article-page', id })),
  ...input,
})

const create = async (input: object = {}) =>
  (await asAdmin(office, 'POST /manage/newsletters', { id: randomIdentifier(), issue: anInput(input) }))
    .newsletter

const as = (token: string, endpoint: string, body?: object) =>
  call(site, endpoint, { token, ...(body && { body }) })

const auditOf = async (id: string): Promise<string[]> => {
  const { results } = await site.db
    .prepare("SELECT action FROM audit_log WHERE ref_id = ? AND resource = 'newsletter' ORDER BY id")
    .bind(id)
    .all<{ action: string }>()
  return results.map(({ action }) => action)
}

test('an editor writes an issue, and only who publishes sends it; each step is audited', async () => {
  const [editor, publisher] = [await aPerson(site, 'editor'), await aPerson(site, 'publisher')]
  await addSubscribers(site, 1)
  const id = randomIdentifier()
  expect((await as(editor.token, 'POST /manage/newsletters', { id, issue: anInput() })).status).toBe(200)
  const saved = await as(editor.token, `PATCH /manage/newsletters/${id}`, {
    version: 1,
    issue: anInput({ subject: '春の号' }),
  })
  expect(saved.body.data.newsletter).toMatchObject({ version: 2, subject: '春の号', state: 'draft' })
  expect((await as(editor.token, `POST /manage/newsletters/${id}/send`, { version: 2 })).status).toBe(403)
  const sent = await as(publisher.token, `POST /manage/newsletters/${id}/send`, { version: 2 })
  expect([sent.status, sent.body.data.newsletter.state]).toEqual([200, 'sending'])
  expect(await auditOf(id)).toEqual(['create', 'update', 'send'])
})

test('an older version is a conflict with the present one, and what was saved already is none', async () => {
  const { id } = await create()
  const change = (version: number, subject: string) =>
    as(office.admin.token, `PATCH /manage/newsletters/${id}`, { version, issue: anInput({ subject }) })
  expect((await change(1, '春の号')).status).toBe(200)
  expect((await change(1, '春の号')).body.data.newsletter.version).toBe(2)
  const refused = await change(1, '夏の号')
  expect([refused.status, refused.body.data.newsletter.subject]).toEqual([409, '春の号'])
  const removed = await as(office.admin.token, `DELETE /manage/newsletters/${id}?version=1`)
  expect(removed.status).toBe(409)
  expect((await as(office.admin.token, `DELETE /manage/newsletters/${id}?version=2`)).status).toBe(200)
  expect((await as(office.admin.token, `GET /manage/newsletters/${id}`)).status).toBe(404)
})

test('what was sent cannot be changed, deleted or sent again, and its preview is what was sent', async () => {
  await addSubscribers(site, 1)
  const issue = await create()
  await asAdmin(office, `POST /manage/newsletters/${issue.id}/send`, { version: 1 })
  for (const [endpoint, body] of [
    [`PATCH /manage/newsletters/${issue.id}`, { version: 1, issue: anInput({ subject: '変えた' }) }],
    [`DELETE /manage/newsletters/${issue.id}?version=1`, undefined],
  ] as const) {
    const refused = await as(office.admin.token, endpoint, body)
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      '送りはじめたニュースレターは、変更も削除もできません。',
    ])
  }
  await site.db.prepare("UPDATE article_pages SET title = '変わった題' WHERE id = ?").bind(article.id).run()
  try {
    const { preview } = await asAdmin(office, 'POST /manage/newsletters/preview', {
      id: issue.id,
      issue: anInput(),
    })
    expect(preview.text).toContain(article.title)
    expect(preview.text).not.toContain('変わった題')
  } finally {
    await site.db
      .prepare('UPDATE article_pages SET title = ? WHERE id = ?')
      .bind(article.title, article.id)
      .run()
  }
})

test('the preview has the pages in their order, absolute addresses, and nothing that a text could inject', async () => {
  const { preview } = await asAdmin(office, 'POST /manage/newsletters/preview', {
    id: null,
    issue: anInput(),
  })
  const [first, second] = [other, article].map(({ slug }) => preview.text.indexOf(`/article-pages/${slug}`))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  expect(preview.missing).toEqual([])
  expect(preview.html).toContain('&lt;b&gt;二つ目&lt;/b&gt;の段落です。')
  for (const [, url = ''] of preview.html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(url).toMatch(/^https?:\/\//)
  expect(preview.html).not.toMatch(/<script|<form|utm_|<img[^>]*height="1"/)
})

test('pages that are not public are named, and nothing is sent with them', async () => {
  await addSubscribers(site, 1)
  const hidden = { kind: 'article-page', id: randomIdentifier() }
  const issue = await create({ entries: [hidden] })
  const { preview } = await asAdmin(office, 'POST /manage/newsletters/preview', {
    id: null,
    issue: anInput({ entries: [hidden] }),
  })
  expect(preview.missing).toEqual([hidden.id])
  const refused = await as(office.admin.token, `POST /manage/newsletters/${issue.id}/send`, { version: 1 })
  expect([refused.status, refused.body.data]).toEqual([409, { missing: [hidden.id] }])
})

test('a subject with a line break, a page twice, and too many pages are refused by field', async () => {
  const twice = [article, article].map(({ id }) => ({ kind: 'article-page', id }))
  for (const [input, field] of [
    [{ subject: '件名\r\nBcc: yomu@example.jp' }, 'issue.subject'],
    [{ subject: '件名\u2028次' }, 'issue.subject'],
    [{ subject: '' }, 'issue.subject'],
    [{ opening: '\u0000本文' }, 'issue.opening'],
    [{ entries: twice }, 'issue.entries.1.id'],
    [{ entries: [{ kind: 'product', id: article.id }] }, 'issue.entries.0.kind'],
    [
      { entries: Array.from({ length: 13 }, () => ({ kind: 'spot', id: randomIdentifier() })) },
      'issue.entries',
    ],
  ] as const) {
    const body = { id: randomIdentifier(), issue: anInput(input) }
    const refused = await as(office.admin.token, 'POST /manage/newsletters', body)
    expect([input, refused.status, refused.body.errors[0].field]).toEqual([input, 422, field])
  }
})

test('an editor gets a test mail at their own verified address, marked as such', async () => {
  const { sub, email } = await registered(site, undefined, 'editor@tabishirube.test')
  const editor = await aPerson(site, 'editor', sub)
  const issue = await create()
  const sent = await as(editor.token, `POST /manage/newsletters/${issue.id}/test`, {})
  expect([sent.status, sent.body]).toEqual([200, { data: { result: true } }])
  const [mail] = await mailsTo(site, email)
  expect(mail).toMatchObject({ to: email, subject: '【テスト】冬の号' })
  expect(await auditOf(issue.id)).toEqual(['create', 'send-test'])
  const stranger = await aPerson(site, 'editor')
  const refused = await as(stranger.token, `POST /manage/newsletters/${issue.id}/test`, {})
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    '確認の済んだメールアドレスが、あなたのアカウントにありません。',
  ])
})

test('the list has the newest change first, and the number of subscribers', async () => {
  await addSubscribers(site, 2)
  const [one, two] = [await create({ subject: '一つ目' }), await create({ subject: '二つ目' })]
  const { newsletters, subscribers } = await asAdmin(office, 'GET /manage/newsletters')
  const ids = newsletters.list.map(({ id }: { id: string }) => id)
  expect(ids.indexOf(two.id)).toBeLessThan(ids.indexOf(one.id))
  expect(newsletters.meta.total).toBeGreaterThanOrEqual(2)
  expect(subscribers).toBeGreaterThanOrEqual(2)
})
