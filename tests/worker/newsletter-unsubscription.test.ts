import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { formerMailDigest } from '#worker/auth/digest.ts'
import { textOf } from './html.ts'
import { startMailService } from './mail-service.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'
import { addSubscribers, linkIn } from './newsletter.ts'

const service = await startMailService()
const site = await serveMemberSite('unsubscription', { MAIL_OUTBOX: service.address })
const office: Office = { site, admin: await aPerson(site, 'admin') }
afterAll(async () => {
  await site.stop()
  service.stop()
})

/** A subscriber with the link of an issue, and all rows about them. */
const aReader = async () => {
  const [email = ''] = await addSubscribers(site, 1)
  const issue = { subject: '冬の号', opening: '雪のたよりです。', entries: [] }
  const { newsletter } = await asAdmin(office, 'POST /manage/newsletters', { id: randomIdentifier(), issue })
  await asAdmin(office, `POST /manage/newsletters/${newsletter.id}/send`, { version: 1 })
  await expect.poll(() => service.mails.some(({ to }) => to === email)).toBe(true)
  const mail = service.mails.find(({ to }) => to === email) ?? { text: '' }
  const id = await site.db
    .prepare('SELECT id FROM newsletter_subscribers WHERE email = ?')
    .bind(email)
    .first<string>('id')
  return { email, id: id ?? '', link: linkIn(mail, 'unsubscribe') }
}

const isSubscribed = async (email: string) =>
  (await site.db.prepare('SELECT 1 FROM newsletter_subscribers WHERE email = ?').bind(email).first()) !== null

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    redirect: 'manual',
  })

test('a mail program unsubscribes by one request, without cookies, from anywhere, and is not redirected', async () => {
  const elsewhere: Record<string, string> = {
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  }
  for (const headers of [{}, elsewhere]) {
    const { email, link } = await aReader()
    const answer = await post(link, 'List-Unsubscribe=One-Click', headers)
    expect([answer.status, await answer.text()]).toEqual([200, '配信を停止しました。\n'])
    expect(await isSubscribed(email)).toBe(false)
    // Again, as many programs do.
    expect((await post(link, 'List-Unsubscribe=One-Click', headers)).status).toBe(200)
  }
  // The other form that RFC 8058 allows.
  const { email, link } = await aReader()
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await fetch(site.url + link, { method: 'POST', body: form })).status).toBe(200)
  expect(await isSubscribed(email)).toBe(false)
})

test('opening the link unsubscribes nobody; its button does, and pressing it again changes nothing', async () => {
  const { email, link } = await aReader()
  const page = await fetch(site.url + link)
  expect([page.status, textOf(await page.text()).includes('配信を停止する')]).toEqual([200, true])
  expect(await isSubscribed(email)).toBe(true)
  for (let count = 0; count < 2; count++) {
    const pressed = await post(link, 'page=1', { origin: site.url })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/newsletter/unsubscribed'])
    expect(await isSubscribed(email)).toBe(false)
  }
})

test('the address is erased with all that refers to it, but for a record by which the consent is recognised', async () => {
  const { email, id, link } = await aReader()
  await post(link, 'List-Unsubscribe=One-Click')
  const { results: tables } = await site.db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'newsletter_%'")
    .all<{ name: string }>()
  expect(tables).toHaveLength(5)
  for (const { name } of tables) {
    const { results } = await site.db.prepare(`SELECT * FROM ${name}`).all()
    const text = JSON.stringify(results)
    expect([name, text.includes(email), text.includes(id)]).toEqual([
      name,
      false,
      name === 'newsletter_former_subscribers',
    ])
  }
  const record = await site.db
    .prepare('SELECT digest FROM newsletter_former_subscribers WHERE id = ?')
    .bind(id)
    .first('digest')
  expect(record).toBe(await formerMailDigest(id, email))
})

test('unknown links have the same answers', async () => {
  for (const path of ['/newsletter/unsubscribe', '/newsletter/unsubscribe?token=x']) {
    expect((await post(path, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await post(path, 'page=1')).status).toBe(303)
  }
})
