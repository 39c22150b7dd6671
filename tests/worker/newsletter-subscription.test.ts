import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { textOf } from './html.ts'
import { sharedSite } from './member-site.ts'
import { anEmail, linkIn, mailsTo } from './newsletter.ts'

const site = await sharedSite()

const SAME_ORIGIN = { origin: site.url, 'sec-fetch-site': 'same-origin' }

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(site.url + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })

const subscribe = (email: string) => post('/newsletter', { email, website: '' })

/** The status and the target of a redirect. */
const outcome = ({ status, headers }: Response) => [status, headers.get('location')]

const stored = (email: string) =>
  site.db
    .prepare('SELECT * FROM newsletter_subscribers WHERE email_key = ?')
    .bind(email)
    .first<Record<string, string | number | null>>()

/** The mails to an address, as soon as there are so many. */
const mails = async (email: string, count = 1) => {
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(count)
  return mailsTo(site, email)
}

const setStored = (email: string, assignment: string, value: string) =>
  site.db
    .prepare(`UPDATE newsletter_subscribers SET ${assignment} = ? WHERE email_key = ?`)
    .bind(value, email)
    .run()

const HOUR_MS = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** A confirmed subscriber who has the link of a mail to end the subscription. */
const aSubscriber = async () => {
  const email = anEmail()
  await subscribe(email)
  const [mail] = await mails(email)
  if (!mail) throw new Error('no mail')
  await post(linkIn(mail, 'confirm'), {})
  return email
}

test('a reader subscribes by a form, and is subscribed after the button behind the link in a mail', async () => {
  const email = anEmail()
  const page = await fetch(`${site.url}/newsletter`)
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/<form [^>]*method="post"/)
  expect(outcome(await subscribe(` ${email}\n`))).toEqual([303, '/newsletter/sent'])
  expect(textOf(await (await fetch(`${site.url}/newsletter/sent`)).text())).toContain('48時間')
  const [mail] = await mails(email)
  expect(mail).toMatchObject({ to: email, subject: 'たびしるべのニュースレターの登録を確認してください' })
  for (const part of ['株式会社たびしるべ舎', '〒000-0000', 'https://company.tabishirube.example/contact'])
    expect([mail?.text, mail?.html].every((form) => form?.includes(part))).toBe(true)
  const link = linkIn(mail ?? { text: '' }, 'confirm')
  // Programs that inspect mails open every link.
  for (let count = 0; count < 2; count++) {
    const opened = await fetch(site.url + link)
    expect([opened.status, textOf(await opened.text()).includes('登録する')]).toEqual([200, true])
  }
  expect(await stored(email)).toMatchObject({ confirmed_at: null, mail_due_at: null })
  expect(outcome(await post(link, {}))).toEqual([303, '/newsletter/confirmed'])
  const confirmed = await stored(email)
  expect(confirmed).toMatchObject({ expires_at: null, confirmed_at: expect.any(String) })
  // A second press is the same as one.
  expect(outcome(await post(link, {}))).toEqual([303, '/newsletter/confirmed'])
  expect(await stored(email)).toEqual(confirmed)
})

test('the token of a link is stored as a digest only', async () => {
  const email = anEmail()
  await subscribe(email)
  const [mail] = await mails(email)
  const token = new URLSearchParams(linkIn(mail ?? { text: '' }, 'confirm').split('?')[1]).get('token')
  const { results } = await site.db
    .prepare(
      'SELECT t.* FROM newsletter_tokens t JOIN newsletter_subscribers s ON s.id = subscriber_id WHERE email = ?',
    )
    .bind(email)
    .all()
  expect(results).toEqual([expect.objectContaining({ digest: expect.stringMatching(/^[0-9a-f]{64}$/) })])
  expect(JSON.stringify(results)).not.toContain(token)
})

test('the answer does not show whether an address is subscribed, and a subscriber gets no other mail', async () => {
  const email = await aSubscriber()
  const before = await stored(email)
  const [again, anew] = [await subscribe(email.toUpperCase()), await subscribe(anEmail())]
  expect(outcome(again)).toEqual(outcome(anew))
  expect([...again.headers.keys()].sort()).toEqual([...anew.headers.keys()].sort())
  expect(await stored(email)).toEqual(before)
  expect(await mailsTo(site, email)).toHaveLength(1)
})

test('a link is valid for 48 hours, and unknown ones are not', async () => {
  const email = anEmail()
  await subscribe(email)
  const [mail] = await mails(email)
  const link = linkIn(mail ?? { text: '' }, 'confirm')
  const { expires_at: end } = (await stored(email)) ?? {}
  expect(Date.parse(String(end)) - Date.now()).toBeGreaterThan(47.9 * HOUR_MS)
  await site.db
    .prepare(
      'UPDATE newsletter_tokens SET expires_at = ? WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE email = ?)',
    )
    .bind(ago(1000), email)
    .run()
  for (const path of [link, '/newsletter/confirm?token=x', '/newsletter/confirm'])
    expect(outcome(await post(path, {}))).toEqual([303, '/newsletter/expired'])
  expect(await stored(email)).toMatchObject({ confirmed_at: null })
})

test('an address gets three mails at most until it is confirmed, ten minutes apart', async () => {
  const email = anEmail()
  await subscribe(email)
  await mails(email, 1)
  await subscribe(email)
  expect(await stored(email)).toMatchObject({ requests: 1 })
  for (const count of [2, 3]) {
    await setStored(email, 'requested_at', ago(11 * 60_000))
    await subscribe(email)
    await mails(email, count)
  }
  await setStored(email, 'requested_at', ago(HOUR_MS))
  expect(outcome(await subscribe(email))).toEqual([303, '/newsletter/sent'])
  expect(await stored(email)).toMatchObject({ requests: 3, mail_due_at: null })
  // Each of the links works.
  const oldest = (await mailsTo(site, email)).at(-1) ?? { text: '' }
  expect(outcome(await post(linkIn(oldest, 'confirm'), {}))).toEqual([303, '/newsletter/confirmed'])
})

test('what is no address is refused with what was typed, as plain text', async () => {
  for (const [email, message] of [
    ['', '必須項目です。'],
    ['yomu@', 'メールアドレスの形式が正しくありません。'],
    [`${'a'.repeat(250)}@yomu.example`, '254文字以内で入力してください。'],
    ['a@yomu.example\r\nBcc: b@yomu.example', 'メールアドレスの形式が正しくありません。'],
    ['"><script>alert(1)</script>@x', 'メールアドレスの形式が正しくありません。'],
  ] as const) {
    const refused = await subscribe(email)
    const html = await refused.text()
    expect([email, refused.status, textOf(html).includes(message)]).toEqual([email, 422, true])
    expect(html).not.toContain('<script>alert')
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await subscribe('あ'.repeat(40_000))).status).toBe(413)
})

test('a form with the hidden field filled is accepted, and not stored', async () => {
  const email = anEmail()
  expect(outcome(await post('/newsletter', { email, website: 'https://spam.example' }))).toEqual([
    303,
    '/newsletter/sent',
  ])
  expect(await stored(email)).toBeNull()
})

test('no more are taken while two thousand are unconfirmed', async () => {
  const mark = randomIdentifier()
  await site.db
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
       INSERT INTO newsletter_subscribers (id, email, email_key, requested_at, requests, expires_at)
       SELECT ?1 || n, 'x', ?1 || n, '2026-01-01T00:00:00.000Z', 1, '2036-01-01T00:00:00.000Z' FROM numbers`,
    )
    .bind(mark)
    .run()
  try {
    const email = anEmail()
    const refused = await subscribe(email)
    expect([refused.status, textOf(await refused.text()).includes('日をおいて')]).toEqual([409, true])
    expect(await stored(email)).toBeNull()
  } finally {
    await site.db.prepare('DELETE FROM newsletter_subscribers WHERE id LIKE ?').bind(`${mark}%`).run()
  }
})

test('another site can subscribe and confirm nobody', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const email = anEmail()
  for (const path of ['/newsletter', '/newsletter/confirm?token=x'])
    expect((await post(path, { email }, foreign)).status).toBe(403)
  expect(await stored(email)).toBeNull()
})
