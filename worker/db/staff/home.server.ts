import type { BrokenLink, MissingAddress, OfficeHome, PlannedChange } from '#domain/manuscript/office-home.ts'
import { PANEL_COUNT_CAP, PANEL_LENGTH } from '#domain/manuscript/office-home.ts'
import { oldFactsBefore } from '#domain/place/fact-age.ts'
import { openReportsStatement, toReport } from '../manuscripts/reader-reports.server.ts'
import { PUBLICATION_COLUMNS, toPublication } from '../publications/publications.server.ts'
import type { Row } from '../row.ts'
import {
  draftsStatement,
  findManuscripts,
  type Listed,
  listedOf,
  oldFactsStatements,
  reviewsStatement,
  toPublishStatement,
  toUnpublishStatement,
} from './lists.server.ts'
import { type Requester, reachesAll, reachSql } from './reach.ts'

/** One more than is counted, to know whether there are more. */
const LIMIT = PANEL_COUNT_CAP + 1
const FOREVER = '9999'

/** Publications, the newest first; of the latest few hundred where not all content is within reach. */
const publicationsStatement = (db: D1Database, requester: Requester): D1PreparedStatement =>
  db
    .prepare(
      `SELECT ${PUBLICATION_COLUMNS}
       FROM (SELECT seq FROM publications ORDER BY requested_at DESC, id DESC LIMIT 300) latest
       JOIN publications p ON p.seq = latest.seq
       WHERE ${reachesAll(requester) ? '?1 IS NOT NULL' : `EXISTS (SELECT 1 FROM manuscripts m WHERE m.id = p.content_id AND ${reachSql(requester, '?1')})`}
       ORDER BY p.requested_at DESC, p.id DESC LIMIT ?2`,
    )
    .bind(requester.accountId, LIMIT)

/** Broken links, affiliate ones first. */
const brokenLinksStatement = (db: D1Database, requester: Requester): D1PreparedStatement =>
  db
    .prepare(
      `SELECT c.url, c.is_affiliate, c.problem, c.http_status, c.checked_at,
         (SELECT m.id FROM content_links l JOIN manuscripts m ON m.id = l.content_id
          WHERE l.url = c.url AND ${reachSql(requester, '?1')} LIMIT 1) AS id,
         (SELECT count(*) FROM content_links l WHERE l.url = c.url) AS uses
       FROM link_checks c
       WHERE c.status = 'broken' AND ${
         reachesAll(requester)
           ? '?1 IS NOT NULL'
           : `EXISTS (
         SELECT 1 FROM content_links l JOIN manuscripts m ON m.id = l.content_id
         WHERE l.url = c.url AND ${reachSql(requester, '?1')})`
       }
       ORDER BY c.is_affiliate DESC, c.checked_at, c.url LIMIT ?2`,
    )
    .bind(requester.accountId, LIMIT)

const missingStatement = (db: D1Database): D1PreparedStatement =>
  db
    .prepare(
      `SELECT path, hits, last_hit_at AS lastHitAt FROM missing_addresses
       ORDER BY hits DESC, last_hit_at DESC LIMIT ?`,
    )
    .bind(LIMIT)

const panel = <From, Item>(found: readonly From[], item: (one: From) => Item | undefined) => ({
  list: found.slice(0, PANEL_LENGTH).flatMap((one) => item(one) ?? []),
  total: Math.min(found.length, PANEL_COUNT_CAP),
  hasMore: found.length > PANEL_COUNT_CAP,
})

const earliest = (...lists: Listed[][]): Listed[] =>
  lists.flat().toSorted((one, other) => (one.at < other.at ? -1 : 1))

/** Reaches nothing. */
const NOBODY: Requester = { accountId: '', reach: { any: [], own: [] } }

type HomeQuestion = {
  requester: Requester
  /** The same with the content that they may change; `null`: none. */
  changer: Requester | null
  /** Whether missing addresses are included. */
  canReadMissing: boolean
  now: Date
}

/** The data of the office's home page: every panel reads a bounded number of rows. */
export async function readOfficeHome(
  db: D1Database,
  { requester, changer, canReadMissing, now }: HomeQuestion,
): Promise<OfficeHome> {
  const future = { from: now.toISOString(), to: FOREVER }
  const results = await db.batch<Row>([
    draftsStatement(db, requester, LIMIT),
    reviewsStatement(db, requester, LIMIT),
    toPublishStatement(db, requester, future, LIMIT),
    toUnpublishStatement(db, requester, future, LIMIT),
    publicationsStatement(db, requester),
    brokenLinksStatement(db, requester),
    missingStatement(db),
    openReportsStatement(db, changer ?? NOBODY, { limit: LIMIT }),
    ...oldFactsStatements(db, requester, oldFactsBefore(now).toISOString(), LIMIT),
  ])
  const [drafts, reviews, publish, unpublish, publications, broken, missing, reports, ...old] = results.map(
    (result) => result.results,
  )
  const planned = [
    ...listedOf(publish ?? []).map((one) => ({ ...one, what: 'publish' as const })),
    ...listedOf(unpublish ?? []).map((one) => ({ ...one, what: 'unpublish' as const })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const oldFacts = earliest(...old.map((rows) => listedOf(rows ?? [])))
  const lists = { drafts: listedOf(drafts ?? []), reviews: listedOf(reviews ?? []), planned, oldFacts }
  const links = (broken ?? []).slice(0, PANEL_LENGTH).flatMap(({ id }) => (id ? [String(id)] : []))
  const shown = Object.values(lists).flatMap((list) => list.slice(0, PANEL_LENGTH).map(({ id }) => id))
  const manuscripts = await findManuscripts(db, [...shown, ...links])
  const manuscriptOf = ({ id }: { id: string }) => manuscripts.get(id)
  return {
    drafts: panel(lists.drafts, manuscriptOf),
    reviews: panel(lists.reviews, manuscriptOf),
    planned: panel(planned, ({ id, at, what }): PlannedChange | undefined => {
      const manuscript = manuscripts.get(id)
      return manuscript && { manuscript, at, what }
    }),
    publications: panel(publications ?? [], toPublication),
    oldFacts: panel(oldFacts, manuscriptOf),
    reports: changer && panel(reports ?? [], toReport),
    brokenLinks: panel(broken ?? [], (row): BrokenLink => {
      const on = manuscripts.get(String(row.id))
      return {
        url: String(row.url),
        isAffiliate: row.is_affiliate === 1,
        problem: row.problem === null ? null : String(row.problem),
        httpStatus: row.http_status === null ? null : Number(row.http_status),
        checkedAt: row.checked_at === null ? null : String(row.checked_at),
        on: on ? { kind: on.kind, id: on.id, slug: on.slug, title: on.title } : null,
        others: Math.max(0, Number(row.uses) - 1),
      }
    }),
    missing: canReadMissing ? panel(missing ?? [], (row) => row as unknown as MissingAddress) : null,
  }
}
