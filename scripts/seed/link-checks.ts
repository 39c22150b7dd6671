import type { D1Database } from '@cloudflare/workers-types'
import { type CheckedLink, saveChecks } from '#worker/db/operations/link-checks.server.ts'

// Results of link checks of the sample pages: most links work, a few do not.

const COMPANY = 'https://company.tabishirube.example'
const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

type Finding = Pick<CheckedLink, 'url' | 'status' | 'httpStatus' | 'problem' | 'movedTo' | 'failures'>

const FOUND: readonly Finding[] = [
  {
    url: `${COMPANY}/campaigns/autumn-postcard-2026/terms`,
    status: 'broken',
    httpStatus: 404,
    problem: 'ページがありません。',
    movedTo: null,
    failures: 3,
  },
  {
    url: `${COMPANY}/campaigns/miso-tasting-box`,
    status: 'broken',
    httpStatus: 410,
    problem: 'ページがありません。',
    movedTo: null,
    failures: 2,
  },
  {
    url: `${COMPANY}/campaigns/snow-country-inn-stay/terms`,
    status: 'unsure',
    httpStatus: 503,
    problem: '相手のサイトが応答しません（503）。',
    movedTo: null,
    failures: 1,
  },
  {
    url: `${COMPANY}/pr/luggage-forwarding`,
    status: 'ok',
    httpStatus: 200,
    problem: null,
    movedTo: `${COMPANY}/pr/luggage`,
    failures: 0,
  },
]

/** Saves results for links that have not been checked yet. */
export async function saveLinkChecks(db: D1Database, now: Date): Promise<void> {
  const { results } = await db
    .prepare(
      'SELECT url FROM link_checks WHERE checked_at IS NULL AND url IN (SELECT value FROM json_each(?))',
    )
    .bind(JSON.stringify(FOUND.map(({ url }) => url)))
    .all<{ url: string }>()
  const fresh = new Set(results.map(({ url }) => url))
  const nextCheckAt = new Date(now.getTime() + WEEK_MS).toISOString()
  const checks = FOUND.filter(({ url }) => fresh.has(url)).map((one) => ({ ...one, nextCheckAt }))
  await saveChecks(db, checks, new Date(now.getTime() - 5 * HOUR_MS))
}
