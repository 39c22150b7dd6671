import { z } from 'zod'
import { IssueCard, type IssueInput, NewsletterIssue } from '#domain/newsletter/issue.ts'
import { columnsOf, fieldsOf, type Row } from '../row.ts'

const COLUMNS = columnsOf(NewsletterIssue)
const SELECTED = COLUMNS.map(({ name }) => name).join(', ')

const toIssue = (row: Row): NewsletterIssue => NewsletterIssue.parse(fieldsOf(COLUMNS, row))

/** An issue, or `null`. */
export async function findIssue(db: D1Database, id: string): Promise<NewsletterIssue | null> {
  const row = await db.prepare(`SELECT ${SELECTED} FROM newsletter_issues WHERE id = ?`).bind(id).first<Row>()
  return row && toIssue(row)
}

/** The issues, the last changed or sent first, and how many there are. */
export async function listIssues(
  db: D1Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: NewsletterIssue[]; total: number }> {
  const [rows, counts] = await db.batch<Row>([
    db
      .prepare(`SELECT ${SELECTED} FROM newsletter_issues ORDER BY updated_at DESC, id DESC LIMIT ? OFFSET ?`)
      .bind(limit, offset),
    db.prepare('SELECT count(*) AS total FROM newsletter_issues'),
  ])
  return { list: (rows?.results ?? []).map(toIssue), total: Number(counts?.results[0]?.total ?? 0) }
}

type Written = { id: string; input: IssueInput; now: Date }

/** The statement that adds a draft. The same id again adds none. */
export const addIssueStatement = (db: D1Database, { id, input, now }: Written): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO newsletter_issues (id, version, state, subject, opening, entries, updated_at)
       VALUES (?, 1, 'draft', ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id, input.subject, input.opening, JSON.stringify(input.entries), now.toISOString())

/** The statement that saves a draft of a version: an issue that was sent stays as it is. */
export const saveIssueStatement = (
  db: D1Database,
  { id, input, version, now }: Written & { version: number },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE newsletter_issues SET version = version + 1, subject = ?, opening = ?, entries = ?, updated_at = ?
       WHERE id = ? AND version = ? AND state = 'draft'`,
    )
    .bind(input.subject, input.opening, JSON.stringify(input.entries), now.toISOString(), id, version)

/** The statement that deletes a draft of a version. */
export const deleteIssueStatement = (db: D1Database, id: string, version: number): D1PreparedStatement =>
  db
    .prepare("DELETE FROM newsletter_issues WHERE id = ? AND version = ? AND state = 'draft'")
    .bind(id, version)

/** The statement that begins to send a draft of a version, with its pages as they are now. */
export const startIssueStatement = (
  db: D1Database,
  { id, version, cards, now }: { id: string; version: number; cards: readonly IssueCard[]; now: Date },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE newsletter_issues SET state = 'sending', cards = ?1, started_at = ?2, updated_at = ?2
       WHERE id = ?3 AND version = ?4 AND state = 'draft'`,
    )
    .bind(JSON.stringify(cards), now.toISOString(), id, version)

/** The statements after it that write who gets the issue: all who are subscribed now. */
export const recipientsStatements = (db: D1Database, id: string, now: Date): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO newsletter_deliveries (issue_id, subscriber_id, state)
       SELECT i.id, s.id, 'waiting' FROM newsletter_issues i CROSS JOIN newsletter_subscribers s
       WHERE i.id = ? AND i.state = 'sending' AND i.started_at = ? AND i.recipients = 0 AND s.confirmed_at IS NOT NULL
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, now.toISOString()),
  db
    .prepare(
      `UPDATE newsletter_issues SET recipients = changes() WHERE id = ? AND started_at = ? AND recipients = 0`,
    )
    .bind(id, now.toISOString()),
]

/** The statement that stops an issue that is being sent. */
export const stopIssueStatement = (db: D1Database, id: string, now: Date): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE newsletter_issues SET state = 'stopped', updated_at = ?, retry_at = NULL WHERE id = ? AND state = 'sending'`,
    )
    .bind(now.toISOString(), id)

/** The statement that goes on with a stopped issue. */
export const resumeIssueStatement = (db: D1Database, id: string, now: Date): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE newsletter_issues SET state = 'sending', updated_at = ?, problem = NULL, failures = 0, retry_at = NULL
       WHERE id = ? AND state = 'stopped'`,
    )
    .bind(now.toISOString(), id)

const Cards = z.array(IssueCard)

/** The pages of an issue as they were when it was sent; `null` for a draft. */
export async function findSentCards(db: D1Database, id: string): Promise<IssueCard[] | null> {
  const cards = await db
    .prepare('SELECT cards FROM newsletter_issues WHERE id = ?')
    .bind(id)
    .first<string | null>('cards')
  return cards === null ? null : Cards.parse(JSON.parse(cards))
}
