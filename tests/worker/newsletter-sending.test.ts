import { afterAll, afterEach, expect, test } from 'vitest'
import type { NewsletterIssue } from '#domain/newsletter/issue.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { startMailService } from './mail-service.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'
import { addSubscribers, linkIn } from './newsletter.ts'

const service = await startMailService()
const site = await serveMemberSite('newsletter', { MAIL_OUTBOX: service.address })
const office: Office = { site, admin: await aPerson(site, 'admin') }
afterAll(async () => {
  await site.stop()
  service.stop()
})
afterEach(async () => {
  service.answer = () => 201
  service.mails.length = 0
  await site.db.batch(
    ['newsletter_subscribers', 'newsletter_issues', 'newsletter_former_subscribers'].map((table) =>
      site.db.prepare(`DELETE FROM ${table}`),
    ),
  )
})

const aDraft = async (subject = '冬の号'): Promise<NewsletterIssue> => {
  const issue = { subject, opening: '雪のたよりです。', entries: [] }
  return (await asAdmin(office, 'POST /manage/newsletters', { id: randomIdentifier(), issue })).newsletter
}

const send = ({ id, version }: NewsletterIssue) =>
  asAdmin(office, `POST /manage/newsletters/${id}/send`, { version })

const current = async ({ id }: NewsletterIssue): Promise<NewsletterIssue> =>
  (await asAdmin(office, `GET /manage/newsletters/${id}`)).newsletter

const step = (issue: NewsletterIssue, name: 'stop' | 'resume') =>
  asAdmin(office, `POST /manage/newsletters/${issue.id}/${name}`, {})

/** Waits for a state of an issue. */
const until = (issue: NewsletterIssue, expected: Partial<NewsletterIssue>) =>
  expect.poll(() => current(issue)).toMatchObject(expected)

/** Runs the scheduled jobs some minutes from now. */
const jobsIn = (minutes: number) => triggerScheduled(site, new Date(Date.now() + minutes * 60_000))

const receivers = () => service.mails.map(({ to }) => to).sort()

test('every subscriber gets an issue once, with a link of their own, in batches of the queue', async () => {
  const emails = await addSubscribers(site, 60)
  const issue = await aDraft()
  const { newsletter } = await send(issue)
  expect(newsletter).toMatchObject({ state: 'sending', recipients: 60 })
  await until(issue, { state: 'sent', sent: 60, failed: 0, unclear: 0, problem: null })
  expect(receivers()).toEqual(emails.toSorted())
  const links = service.mails.map((mail) => linkIn(mail, 'unsubscribe'))
  expect(new Set(links).size).toBe(60)
  for (const { subject, headers, text } of service.mails) {
    expect(subject).toBe('冬の号')
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/\S+\/newsletter\/unsubscribe\?token=\w{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(headers['List-Unsubscribe']).toContain(linkIn({ text }, 'unsubscribe'))
  }
})

test('pressing twice, repeated messages and scheduled jobs send nothing twice', async () => {
  const emails = await addSubscribers(site, 30)
  const issue = await aDraft()
  await Promise.all([send(issue), send(issue)])
  const worker = await site.miniflare.getWorker()
  const message = { timestamp: new Date(), body: { newsletterIssueId: issue.id }, attempts: 1 }
  await Promise.all([
    ...[1, 2, 3].map((id) => worker.queue('tabishirube-publishing', [{ ...message, id: String(id) }])),
    jobsIn(0),
    send(issue),
  ])
  await until(issue, { state: 'sent', sent: 30 })
  expect(receivers()).toEqual(emails.toSorted())
  await send(issue)
  await worker.queue('tabishirube-publishing', [{ ...message, id: 'again' }])
  await jobsIn(10)
  expect(service.mails).toHaveLength(30)
})

test('a busy service is tried again later, and nobody who has the issue gets it again', async () => {
  const emails = await addSubscribers(site, 6)
  let isDown = false
  service.answer = () => {
    if (service.mails.length === 3) isDown = true
    return isDown ? 503 : 201
  }
  const issue = await aDraft()
  await send(issue)
  await until(issue, { state: 'sending', sent: 3, problem: 'busy', retryAt: expect.any(String) })
  // It is not time yet.
  await jobsIn(0)
  expect(service.mails).toHaveLength(3)
  await jobsIn(2)
  const { retryAt } = await current(issue)
  expect(Date.parse(retryAt ?? '') - Date.now()).toBeGreaterThan(3.5 * 60_000)
  service.answer = () => 201
  await jobsIn(10)
  await until(issue, { state: 'sent', sent: 6, failed: 0, problem: null, retryAt: null })
  expect(receivers()).toEqual(emails.toSorted())
})

test('a mail that is never accepted is given up, and the others arrive', async () => {
  const [bad, ...others] = await addSubscribers(site, 3)
  service.answer = (to) => (to === bad ? 503 : 201)
  const issue = await aDraft()
  await send(issue)
  await until(issue, { problem: 'busy' })
  for (let hours = 1; hours <= 10; hours++) await jobsIn(hours * 61)
  await until(issue, { state: 'sent', sent: 2, failed: 1 })
  expect(receivers()).toEqual(others.toSorted())
})

test('a refused address is counted, and several refusals in a row stop the issue', async () => {
  const [bad, ...others] = await addSubscribers(site, 4)
  service.answer = (to) => (to === bad ? 400 : 201)
  const one = await aDraft()
  await send(one)
  await until(one, { state: 'sent', sent: 3, failed: 1 })
  expect(receivers()).toEqual(others.toSorted())
  await addSubscribers(site, 6)
  service.answer = () => 400
  const other = await aDraft()
  await send(other)
  await until(other, { state: 'stopped', sent: 0, failed: 5, problem: 'refused' })
  service.answer = () => 201
  await step(other, 'resume')
  await until(other, { state: 'sent', sent: 5, failed: 5, problem: null })
})

test('a mail whose answer was lost is not sent again', async () => {
  const [lost, ...others] = await addSubscribers(site, 4)
  service.answer = (to) => (to === lost ? 'cut' : 201)
  const issue = await aDraft()
  await send(issue)
  await until(issue, { unclear: 1 })
  service.answer = () => 201
  await jobsIn(5)
  await until(issue, { state: 'sent', sent: 3, unclear: 1 })
  expect(receivers()).toEqual(others.toSorted())
})

test('after an invocation that died another one goes on, without the mail that was on its way', async () => {
  const emails = await addSubscribers(site, 5)
  service.answer = () => 503
  const issue = await aDraft()
  await send(issue)
  await until(issue, { problem: 'busy' })
  // As an invocation leaves it that ended between the mail and its settlement.
  await site.db.batch([
    site.db
      .prepare(
        `UPDATE newsletter_deliveries SET state = 'sending' WHERE issue_id = ?1
         AND subscriber_id = (SELECT id FROM newsletter_subscribers WHERE email = ?2)`,
      )
      .bind(issue.id, emails[0]),
    site.db
      .prepare('UPDATE newsletter_issues SET lease_until = ?, retry_at = NULL WHERE id = ?')
      .bind(new Date(Date.now() + 120_000).toISOString(), issue.id),
  ])
  service.answer = () => 201
  await jobsIn(0)
  expect(service.mails).toEqual([])
  await jobsIn(3)
  await until(issue, { state: 'sent', sent: 4, unclear: 1 })
  expect(receivers()).toEqual(emails.slice(1).toSorted())
})

test('an issue can be stopped in the middle, and resumed for those who did not get it', async () => {
  const emails = await addSubscribers(site, 8)
  const issue = await aDraft()
  service.answer = async () => {
    if (service.mails.length === 2) await step(issue, 'stop')
    return 201
  }
  await send(issue)
  await until(issue, { state: 'stopped', sent: 3 })
  service.answer = () => 201
  await jobsIn(10)
  expect(service.mails).toHaveLength(3)
  await step(issue, 'resume')
  await until(issue, { state: 'sent', sent: 8 })
  expect(receivers()).toEqual(emails.toSorted())
})

test('who unsubscribes while an issue is being sent does not get it', async () => {
  const emails = await addSubscribers(site, 5)
  const issue = await aDraft()
  let left = ''
  service.answer = async (to) => {
    if (service.mails.length === 1) {
      left = emails.find((email) => email !== to && !receivers().includes(email)) ?? ''
      await site.db.prepare('DELETE FROM newsletter_subscribers WHERE email = ?').bind(left).run()
    }
    return 201
  }
  await send(issue)
  await until(issue, { state: 'sent', sent: 4, recipients: 5 })
  expect(receivers()).toEqual(emails.filter((email) => email !== left).sort())
})
