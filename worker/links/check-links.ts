import { whyNotCheckable } from '#domain/office/link-target.ts'
import {
  type CheckedLink,
  type DueLink,
  findReachable,
  listDueLinks,
  saveChecks,
} from '../db/operations/link-checks.server.ts'
import { fetchLink, type LinkAnswer } from './fetch-link.ts'

/** The batch sizes of one scheduled run; no host is requested twice in one. */
const INSIDE_BATCH_SIZE = 200
const OUTSIDE_BATCH_SIZE = 10
const TIMEOUT_MS = 8000
const DAY_MS = 86_400_000
/** The days until the next check. */
const DAYS = { ok: 7, unsure: 1, broken: 1 } as const
/** A link without an answer on so many days in a row is broken. */
const MAX_FAILURES = 3

const OK: LinkAnswer = { status: 'ok', httpStatus: null, problem: null, movedTo: null }

/** The stored result: a site that is down for a day is not a broken link yet. */
export function checked(link: Pick<DueLink, 'url' | 'failures'>, answer: LinkAnswer, now: Date): CheckedLink {
  const isSilent = answer.status === 'unsure' && (answer.httpStatus === null || answer.httpStatus >= 500)
  const failures = isSilent && answer.problem?.includes('確認していません') !== true ? link.failures + 1 : 0
  const status = failures >= MAX_FAILURES ? 'broken' : answer.status
  const nextCheckAt = new Date(now.getTime() + DAYS[status] * DAY_MS).toISOString()
  return { ...answer, url: link.url, status, failures, nextCheckAt }
}

/** A page of ours that is no content is a file, or rendered on request. */
async function isPage(env: Env, path: string): Promise<boolean> {
  if (path === '/' || path.startsWith('/search')) return true
  const response = await env.ASSETS.fetch(
    new Request(`https://site.invalid${path}/index.html`, { method: 'HEAD' }),
  )
  return response.ok
}

async function checkInside(env: Env, now: Date): Promise<CheckedLink[]> {
  const due = await listDueLinks(env.DB, { inside: true, limit: INSIDE_BATCH_SIZE }, now)
  const reachable = new Map((await findReachable(env.DB, due)).map(({ url, movedTo }) => [url, movedTo]))
  return Promise.all(
    due.map(async (link) => {
      const isThere = reachable.has(link.url) || (link.toSlug === null && (await isPage(env, link.url)))
      const answer: LinkAnswer = isThere
        ? { ...OK, movedTo: reachable.get(link.url) ?? null }
        : { ...OK, status: 'broken', problem: 'サイトのなかに、このページはありません。' }
      return checked(link, answer, now)
    }),
  )
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

async function checkOutside(env: Env, now: Date, fetch: typeof globalThis.fetch): Promise<CheckedLink[]> {
  const due = await listDueLinks(env.DB, { inside: false, limit: OUTSIDE_BATCH_SIZE * 3 }, now)
  const onePerHost = [...new Map(due.map((link) => [hostOf(link.url), link])).values()].slice(
    0,
    OUTSIDE_BATCH_SIZE,
  )
  const options = {
    timeoutMs: TIMEOUT_MS,
    ownHosts: [hostOf(env.APP_HOST), hostOf(env.IMAGE_HOST)],
    fetch: (url: string, init: RequestInit) => fetch(url, init),
  }
  return Promise.all(onePerHost.map(async (link) => checked(link, await fetchLink(link.url, options), now)))
}

/** Whether the site has a public name: a developer's machine and tests make no outgoing requests. */
const isPublic = (env: Env): boolean =>
  URL.canParse(env.APP_HOST) && whyNotCheckable(new URL(env.APP_HOST)) === null

/** Checks the links that are due: internal ones in the database, a few external ones by request. A scheduled job. */
export async function checkLinks(env: Env, now = new Date(), fetch = globalThis.fetch): Promise<void> {
  await saveChecks(env.DB, await checkInside(env, now), now)
  if (isPublic(env)) await saveChecks(env.DB, await checkOutside(env, now, fetch), now)
}
