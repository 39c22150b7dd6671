import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import type { BrokenLink } from '#domain/office/broken-link.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { PUBLIC_SLUG, PUBLIC_TITLE } from '../manuscripts/visible-columns.ts'
import { storedJson } from '../stored-json.ts'

/** A link that is due for a check; `toKind` only for internal ones (`page`: not content). */
export type DueLink = {
  url: string
  toKind: string | null
  toSlug: string | null
  isAffiliate: boolean
  failures: number
}

type DueRow = Omit<DueLink, 'isAffiliate'> & { isAffiliate: number }

/** The internal or external links that are due, the longest waiting first. */
export async function listDueLinks(
  db: D1Database,
  { inside, limit }: { inside: boolean; limit: number },
  now: Date,
): Promise<DueLink[]> {
  const { results } = await db
    .prepare(
      `SELECT url, to_kind AS toKind, to_slug AS toSlug, is_affiliate AS isAffiliate, failures FROM link_checks
       WHERE (to_kind IS NULL) = ? AND next_check_at <= ? ORDER BY next_check_at LIMIT ?`,
    )
    .bind(inside ? 0 : 1, now.toISOString(), limit)
    .all<DueRow>()
  return results.map((row) => ({ ...row, isAffiliate: row.isAffiliate === 1 }))
}

/** The slug of the published page that a link leads to: its manuscript may have another one already. */
const PAGE_OF_LINK = `CASE value ->> 'toKind' ${ALL_CONTENT_KINDS.map(
  (kind) => `WHEN '${kind}' THEN (SELECT t.slug FROM ${CONTENT_TABLES[kind].table} t
    WHERE t.slug = value ->> 'toSlug' AND t.status = 'published')`,
).join(' ')} END`

/** Which of these links lead to public content, or to a former address of it. */
export async function findReachable(
  db: D1Database,
  links: readonly Pick<DueLink, 'url' | 'toKind' | 'toSlug'>[],
): Promise<{ url: string; movedTo: string | null }[]> {
  const { results } = await db
    .prepare(
      `SELECT value ->> 'url' AS url,
         ${PAGE_OF_LINK} AS slug,
         (SELECT ${PUBLIC_SLUG} FROM slug_history h JOIN manuscripts m ON m.id = h.content_id AND m.is_live = 1
          WHERE h.kind = value ->> 'toKind' AND h.slug = value ->> 'toSlug') AS present
       FROM json_each(?1) WHERE slug IS NOT NULL OR present IS NOT NULL`,
    )
    .bind(JSON.stringify(links))
    .all<{ url: string; slug: string | null; present: string | null }>()
  return results.map(({ url, slug, present }) => ({
    url,
    movedTo: slug === null && present ? url.replace(/[^/]+$/, present) : null,
  }))
}

export type CheckedLink = {
  url: string
  status: 'ok' | 'unsure' | 'broken'
  httpStatus: number | null
  problem: string | null
  movedTo: string | null
  failures: number
  nextCheckAt: string
}

/** Saves the results, and deletes addresses that no content links to any more. */
export async function saveChecks(db: D1Database, checks: readonly CheckedLink[], now: Date): Promise<void> {
  if (checks.length === 0) return
  const json = JSON.stringify(checks)
  await db.batch([
    db
      .prepare(
        `UPDATE link_checks SET (status, http_status, problem, moved_to, failures, next_check_at, checked_at) =
           (SELECT value ->> 'status', value ->> 'httpStatus', value ->> 'problem', value ->> 'movedTo',
              value ->> 'failures', value ->> 'nextCheckAt', ?2 FROM json_each(?1) WHERE value ->> 'url' = url)
         WHERE url IN (SELECT value ->> 'url' FROM json_each(?1))`,
      )
      .bind(json, now.toISOString()),
    db
      .prepare(
        `DELETE FROM link_checks WHERE url IN (SELECT value ->> 'url' FROM json_each(?1))
           AND NOT EXISTS (SELECT 1 FROM content_links WHERE content_links.url = link_checks.url)`,
      )
      .bind(json),
  ])
}

/** Checks the link with the next batch. Returns whether it exists. */
export async function checkSoon(db: D1Database, url: string, now: Date): Promise<boolean> {
  const found = await db
    .prepare('UPDATE link_checks SET next_check_at = ?2 WHERE url = ?1 RETURNING url')
    .bind(url, now.toISOString())
    .first()
  return found !== null
}

type BrokenRow = Omit<BrokenLink, 'isAffiliate' | 'isInternal' | 'uses'> & {
  isAffiliate: number
  isInternal: number
  uses: string
}

/** Broken links of public pages, or (`moved`) permanently moved ones, with their pages. */
export async function listBrokenLinks(
  db: D1Database,
  { show, limit, offset = 0 }: { show: 'broken' | 'unsure' | 'moved'; limit: number; offset?: number },
): Promise<{ list: BrokenLink[]; total: number }> {
  const where = show === 'moved' ? "status = 'ok' AND moved_to IS NOT NULL" : `status = '${show}'`
  const isUsed = `EXISTS (SELECT 1 FROM content_links l JOIN manuscripts m ON m.id = l.content_id
    WHERE l.url = link_checks.url AND m.is_live = 1)`
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT url, to_kind IS NOT NULL AS isInternal, is_affiliate AS isAffiliate, http_status AS httpStatus, problem,
           moved_to AS movedTo, checked_at AS checkedAt, failures,
           (SELECT json_group_array(json_object('kind', kind, 'id', id, 'slug', slug, 'title', title, 'field', field)) FROM (
              SELECT m.kind, m.id, ${PUBLIC_SLUG} AS slug, ${PUBLIC_TITLE} AS title, l.field
              FROM content_links l JOIN manuscripts m ON m.id = l.content_id
              WHERE l.url = link_checks.url AND m.is_live = 1 ORDER BY m.title LIMIT 20)) AS uses
         FROM link_checks WHERE ${where} AND ${isUsed}
         ORDER BY is_affiliate DESC, checked_at DESC, url LIMIT ? OFFSET ?`,
      )
      .bind(limit, offset),
    db.prepare(
      `SELECT count(*) AS n FROM (SELECT 1 FROM link_checks WHERE ${where} AND ${isUsed} LIMIT 1000)`,
    ),
  ])
  const list = ((rows?.results ?? []) as BrokenRow[]).map((row) => ({
    ...row,
    isAffiliate: row.isAffiliate === 1,
    isInternal: row.isInternal === 1,
    uses: storedJson(row.uses),
  }))
  return { list, total: (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0 }
}

/** The number of links in each state. */
export async function countLinks(db: D1Database): Promise<Record<string, number>> {
  const { results } = await db
    .prepare('SELECT status, count(*) AS n FROM link_checks GROUP BY status')
    .all<{ status: string; n: number }>()
  return Object.fromEntries(results.map(({ status, n }) => [status, n]))
}
