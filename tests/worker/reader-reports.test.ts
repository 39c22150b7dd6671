import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { elements, textOf } from './html.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { sharedSite } from './member-site.ts'
import { aText, reportsTo } from './reports.ts'

const site = await sharedSite()
const office: Office = { site, admin: await aPerson(site, 'admin') }
const { first, send, sendForm, stored } = await reportsTo(site)

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
