import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { ROWS_READ } from '#worker/middleware/rows-read.ts'
import { elements, textOf } from './html.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { request } from './member-fixtures.ts'
import { sharedSite } from './member-site.ts'
import { staff } from './office.ts'

const site = await sharedSite()
const office: Office = { site, admin: await aPerson(site, 'admin') }
const [first = '', second = '', third = '', full = ''] = (
  await site.db
    .prepare(
      "SELECT slug FROM hotels WHERE status = 'published' AND unpublish_at IS NULL ORDER BY slug LIMIT 4",
    )
    .all<{ slug: string }>()
).results.map(({ slug }) => slug)

type Stored = { text: string; passage: string | null; email: string | null }

/** A text that no other report has. */
const aText = (text = '定休日が違います') => `${text} ${randomIdentifier()}`

const stored = (text: string) =>
  site.db.prepare('SELECT * FROM reader_reports WHERE text = ?').bind(text).first<Stored>()

const SAME_ORIGIN = { origin: site.url, 'sec-fetch-site': 'same-origin' }

const send = (body: object, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(`${site.url}/v1/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ kind: 'hotel', slug: first, ...body }),
  })

const sendForm = (fields: Record<string, string>, path = `/reports/hotels/${first}`, headers = SAME_ORIGIN) =>
  fetch(site.url + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })

test('a report is stored with the page, the passage and the email, and nothing else about its reader', async () => {
  const text = aText()
  const response = await send({ text, passage: '毎週月曜日', email: 'yomu@example.jp' })
  expect([response.status, await response.json()]).toEqual([200, { data: { result: true } }])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await stored(text)).toEqual({
    id: expect.stringMatching(/^a/),
    content_id: expect.stringMatching(/^a/),
    passage: '毎週月曜日',
    text,
    email: 'yomu@example.jp',
    created_at: expect.any(String),
    handled_at: null,
    handled_by: null,
  })
})

test('the same report sent twice is one', async () => {
  const text = aText()
  expect([(await send({ text })).status, (await sendForm({ text })).status]).toEqual([200, 200])
  const { results } = await site.db.prepare('SELECT id FROM reader_reports WHERE text = ?').bind(text).all()
  expect(results).toHaveLength(1)
})

test('what is missing, too long or not an address is refused by field, in Japanese', async () => {
  const response = await send({ text: ' ', passage: 'あ'.repeat(301), email: 'yomu' })
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toEqual([
    { code: 'E10422', field: 'text', message: '必須項目です。' },
    { code: 'E10422', field: 'passage', message: '300文字以内で入力してください。' },
    { code: 'E10422', field: 'email', message: 'メールアドレスの形式が正しくありません。' },
  ])
  for (const body of [
    {},
    { text: 1 },
    { text: '誤', kind: 'product' },
    { text: '誤', slug: '../x' },
    { text: '誤', id: 'x' },
  ])
    expect([body, (await send(body)).status]).toEqual([body, 422])
  expect((await send({ text: 'あ'.repeat(40_000) })).status).toBe(413)
})

test('a report with the hidden field filled is accepted, and not stored', async () => {
  const [byCall, byForm] = [aText(), aText()]
  expect((await send({ text: byCall, website: 'https://spam.example' })).status).toBe(200)
  const response = await sendForm({ text: byForm, website: 'https://spam.example' })
  expect([response.status, textOf(await response.text()).includes('ありがとうございます')]).toEqual([
    200,
    true,
  ])
  expect([await stored(byCall), await stored(byForm)]).toEqual([null, null])
})

test('another site can report nothing', async () => {
  const text = aText()
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await send({ text }, foreign)).status).toBe(403)
  expect((await sendForm({ text }, undefined, foreign)).status).toBe(403)
  expect(await stored(text)).toBeNull()
})

test('only public pages can be reported', async () => {
  const text = aText()
  const { document } = await asAdmin(office, 'POST /manage/hotels', { id: randomIdentifier() })
  for (const slug of ['nowhere', document.manuscript.slug]) {
    const response = await send({ text, slug })
    expect([response.status, (await response.json()).errors[0].message]).toEqual([
      404,
      'このページは、いま公開されていません。',
    ])
  }
  for (const path of ['/reports/hotels/nowhere', '/reports/campaigns/x', '/reports/x/y']) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404])
    expect([path, (await sendForm({ text }, path)).status]).toEqual([path, 404])
  }
  expect(await stored(text)).toBeNull()
})

test('the form needs no script: it names the page, and answers with a thank-you', async () => {
  const page = await fetch(`${site.url}/reports/hotels/${first}`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toContain('<meta name="robots" content="noindex')
  const sheets = elements(html, 'link').filter(({ rel }) => rel === 'stylesheet')
  const css = await Promise.all(sheets.map(async ({ href }) => (await fetch(site.url + href)).text()))
  for (const { class: names = '' } of elements(html, 'textarea'))
    for (const name of names.split(' ')) expect(css.join()).toContain(`.${name}`)
  const text = aText()
  const sent = await sendForm({ text, passage: '', email: '', website: '' })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(textOf(await sent.text())).toContain('ありがとうございます。編集室で確かめます。')
  expect(await stored(text)).toMatchObject({ passage: null, email: null })
})

test('a refused form keeps what was written, as plain text', async () => {
  const text = `<script>alert(1)</script>"'&${aText()}`
  const response = await sendForm({ text, passage: '</textarea><img src=x>', email: 'yomu@' })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).not.toMatch(/<script>alert|<img src=x/)
  expect(html).toContain('&lt;/textarea&gt;&lt;img src=x&gt;')
  expect(html).toContain('value="yomu@"')
  expect(textOf(html)).toContain('メールアドレスの形式が正しくありません。')
  expect(await stored(text)).toBeNull()
  // The page that others get has nothing of it.
  expect(await (await fetch(`${site.url}/reports/hotels/${first}`)).text()).not.toContain('yomu@')
})

test('a page with a hundred open reports takes no more until some are handled', async () => {
  const insert = site.db.prepare(
    `INSERT INTO reader_reports (id, content_id, text, created_at)
     SELECT ?, id, ?, '2026-11-21T00:00:00.000Z' FROM hotels WHERE slug = ?`,
  )
  await site.db.batch(Array.from({ length: 100 }, () => insert.bind(randomIdentifier(), aText(), full)))
  const text = aText()
  const refused = await send({ text, slug: full })
  expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
    409,
    'いま、たくさんのお知らせを順に確かめています。日をおいて、もう一度お送りください。',
  ])
  expect(textOf(await (await sendForm({ text }, `/reports/hotels/${full}`)).text())).toContain('日をおいて')
  expect((await send({ text, slug: third })).status).toBe(200)
  const { document } = await asAdmin(office, `GET /manage/hotels/by-slug/${full}`)
  expect(document.openReports).toBe(100)
  const on = `/manage/hotels/${document.manuscript.id}`
  const handleUntil = async (until: string) =>
    (await asAdmin(office, `POST ${on}/reader-reports/handle`, { until })).readerReports.list
  // Who marks what they saw does not mark what came later.
  const isOpen = ({ handledAt }: { handledAt: string | null }) => handledAt === null
  expect((await handleUntil('2026-11-20T23:59:59.999Z')).filter(isOpen)).toHaveLength(100)
  const handled = await handleUntil('2026-11-21T09:00:00+09:00')
  expect(handled).toHaveLength(100)
  for (const { handledBy } of handled) expect(handledBy.accountId).toBe(office.admin.accountId)
  expect((await asAdmin(office, `GET ${on}`)).document.openReports).toBe(0)
  const { results } = await site.db
    .prepare("SELECT action FROM audit_log WHERE ref_id = ? AND action LIKE 'handle-%'")
    .bind(document.manuscript.id)
    .all()
  expect(results).toEqual([{ action: 'handle-reports' }])
  expect((await send({ text, slug: full })).status).toBe(200)
})

test('an editor sees the reports on a manuscript, and marks one as handled and as open again', async () => {
  const text = aText()
  await send({ text, slug: third, passage: '本館', email: 'yomu@example.jp' })
  const editor = await aPerson(site, 'editor')
  const ask = async (endpoint: string, body?: object) =>
    JSON.parse((await request(site, endpoint, { token: editor.token, ...(body && { body }) })).text).data
  const { readerReports } = await ask('GET /manage/reader-reports?limit=100')
  const [report] = readerReports.list.filter((one: { text: string }) => one.text === text)
  expect(report).toMatchObject({ kind: 'hotel', slug: third, passage: '本館', email: 'yomu@example.jp' })
  const on = `/manage/hotels/${report.contentId}/reader-reports`
  const isOpen = async () =>
    (await ask(`GET ${on}`)).readerReports.list.find((one: { id: string }) => one.id === report.id)
      .handledAt === null
  expect(await isOpen()).toBe(true)
  const { readerReport } = await ask(`POST ${on}/${report.id}/handle`, {})
  expect(readerReport.handledBy.accountId).toBe(editor.accountId)
  expect(await isOpen()).toBe(false)
  const others = (await ask('GET /manage/reader-reports?limit=100')).readerReports.list
  expect(others.filter((one: { id: string }) => one.id === report.id)).toEqual([])
  await ask(`POST ${on}/${report.id}/handle`, { handled: false })
  expect(await isOpen()).toBe(true)
  const home = (await ask('GET /manage/home')).home.reports
  expect(home.total).toBeGreaterThan(0)
})

test('a contributor learns of no report on content of others, anywhere', async () => {
  const text = aText()
  await send({ text })
  const contributor = await aPerson(site, 'contributor')
  for (const endpoint of ['GET /manage/reader-reports?limit=100', 'GET /manage/home'])
    expect((await request(site, endpoint, { token: contributor.token })).text).not.toContain(text)
})

test('the form of a former slug is that of the present one, and loses nothing that is sent to it', async () => {
  const former = `former-${first}`
  await site.db
    .prepare(
      "INSERT INTO slug_history (kind, slug, content_id) SELECT 'hotel', ?, id FROM hotels WHERE slug = ?",
    )
    .bind(former, first)
    .run()
  const [from, to] = [`/reports/hotels/${former}`, `/reports/hotels/${first}`]
  const opened = await fetch(site.url + from, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([301, to])
  const [byForm, byCall] = [aText(), aText()]
  for (const email of ['yomu@', '']) {
    const sent = await sendForm({ text: byForm, email }, from)
    // Browsers send the form again.
    expect([sent.status, sent.headers.get('location')]).toEqual([308, to])
  }
  expect((await send({ text: byCall, slug: former })).status).toBe(200)
  const page = await site.db.prepare('SELECT id FROM hotels WHERE slug = ?').bind(first).first('id')
  for (const text of [byForm, byCall]) expect(await stored(text)).toMatchObject({ content_id: page })
})

test('the reports of a page are sent, counted and listed without reading those handled long ago', async () => {
  const editor = await staff(site, 'editor')
  const contentId = await site.db.prepare('SELECT id FROM hotels WHERE slug = ?').bind(second).first('id')
  const handled = (from: number, to: number) =>
    site.db
      .prepare(
        `WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})
         INSERT INTO reader_reports (id, content_id, text, created_at, handled_at)
         SELECT 'handled-' || n, ?, 'x', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z' FROM numbers`,
      )
      .bind(contentId)
      .run()
  const measure = async () => {
    const sent = await send({ text: aText(), slug: second })
    const on = `GET /manage/hotels/${contentId}`
    return {
      sent: Number(sent.headers.get(ROWS_READ)),
      all: (await editor.request('GET /manage/reader-reports?limit=1')).rowsRead,
      opened: (await editor.request(on)).rowsRead,
      listed: (await editor.request(`${on}/reader-reports`)).rowsRead,
    }
  }
  await handled(1, 5)
  const few = await measure()
  await handled(6, 500)
  const many = await measure()
  expect(few.sent).toBeGreaterThan(0)
  expect(many.sent).toBeLessThan(few.sent + 20)
  expect(many.all).toBeLessThan(few.all + 20)
  expect(many.opened).toBeLessThan(few.opened + 20)
  expect(many.listed).toBeLessThan(600)
})
