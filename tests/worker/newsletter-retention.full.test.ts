import { afterAll, expect, test } from 'vitest'
import { deleteOldRecords } from '#worker/db/operations/retention.server.ts'
import { serveOwnSite } from '../sites.ts'

const site = await serveOwnSite('newsletter-retention')
afterAll(site.stop)
const db = (await site.miniflare.getD1Database('DB')) as unknown as D1Database

const NOW = new Date('2036-01-01T18:00:00.000Z')
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000)

test('of the newsletter, what was not confirmed ends with its link, and records and deliveries after a month (R41)', async () => {
  const subscriber = (id: string, days: number, isConfirmed: boolean) =>
    db
      .prepare(
        `INSERT INTO newsletter_subscribers (id, email, email_key, requested_at, requests, expires_at, confirmed_at)
         VALUES (?1, ?1, ?1, ?2, 1, ?3, ?4)`,
      )
      .bind(
        id,
        ago(days).toISOString(),
        isConfirmed ? null : ago(days - 2).toISOString(),
        isConfirmed ? ago(days).toISOString() : null,
      )
  const token = (digest: string, days: number) =>
    db
      .prepare("INSERT INTO newsletter_tokens VALUES (?, 'reader', 'unsubscribe', ?)")
      .bind(digest, ago(days).toISOString())
  const former = (id: string, days: number) =>
    db
      .prepare("INSERT INTO newsletter_former_subscribers VALUES (?, 'x', ?2, ?2, ?2)")
      .bind(id, ago(days).toISOString())
  const issue = (id: string, state: string, days: number) =>
    db
      .prepare(
        `INSERT INTO newsletter_issues (id, version, state, subject, opening, entries, updated_at, started_at)
         VALUES (?1, 1, ?2, 'x', 'x', '[]', ?3, ?3)`,
      )
      .bind(id, state, ago(days).toISOString())
  const delivery = (issueId: string) =>
    db.prepare("INSERT INTO newsletter_deliveries VALUES (?, 'reader', 'sent', 1)").bind(issueId)
  await db.batch([
    subscriber('reader', 800, true),
    subscriber('waiting', 1, false),
    subscriber('forgotten', 3, false),
    token('old', 1),
    token('valid', -1),
    former('long-ago', 32),
    former('lately', 30),
    issue('sent-31', 'sent', 31),
    issue('sent-29', 'sent', 29),
    issue('sending-31', 'sending', 31),
    ...['sent-31', 'sent-29', 'sending-31'].map(delivery),
  ])
  await deleteOldRecords(db, NOW)
  const left = async (table: string, column = 'id') => {
    const { results } = await db
      .prepare(`SELECT ${column} AS id FROM ${table} ORDER BY 1`)
      .all<{ id: string }>()
    return results.map(({ id }) => id)
  }
  expect(await left('newsletter_subscribers')).toEqual(['reader', 'waiting'])
  expect(await left('newsletter_tokens', 'digest')).toEqual(['valid'])
  expect(await left('newsletter_former_subscribers')).toEqual(['lately'])
  expect(await left('newsletter_deliveries', 'issue_id')).toEqual(['sending-31', 'sent-29'])
})
