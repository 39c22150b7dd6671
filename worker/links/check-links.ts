import { whyNotAsked } from '#domain/office/link-target.ts'
import {
  type CheckedLink,
  type DueLink,
  findReachable,
  listDueLinks,
  saveChecks,
} from '../db/operations/link-checks.server.ts'
import { askLink, type LinkAnswer } from './ask-link.ts'

/** So many at a time: a tick of the clock has other things to do, and no site is asked twice in one. */
const INSIDE_AT_ONCE = 200
const OUTSIDE_AT_ONCE = 10
const PATIENCE_MS = 8000
const DAY_MS = 86_400_000
/** When the next look is due. */
const DAYS = { ok: 7, unsure: 1, broken: 1 } as const
/** What does not answer so many days in a row is broken. */
const MOST_FAILURES = 3

const OK: LinkAnswer = { status: 'ok', httpStatus: null, problem: null, movedTo: null }

/** What is written of an answer: a site that is down for a day is not yet a broken link. */
export function checked(link: Pick<DueLink, 'url' | 'failures'>, answer: LinkAnswer, now: Date): CheckedLink {
  const isSilent = answer.status === 'unsure' && (answer.httpStatus === null || answer.httpStatus >= 500)
  const failures = isSilent && answer.problem?.includes('確認していません') !== true ? link.failures + 1 : 0
  const status = failures >= MOST_FAILURES ? 'broken' : answer.status
  const nextCheckAt = new Date(now.getTime() + DAYS[status] * DAY_MS).toISOString()
  return { ...answer, url: link.url, status, failures, nextCheckAt }
}

/** A page of ours that is no content is one of the files, or rendered on request. */
async function isPage(env: Env, path: string): Promise<boolean> {
  if (path === '/' || path.startsWith('/search')) return true
  const response = await env.ASSETS.fetch(
    new Request(`https://site.invalid${path}/index.html`, { method: 'HEAD' }),
  )
  return response.ok
}

async function checkInside(env: Env, now: Date): Promise<CheckedLink[]> {
  const due = await listDueLinks(env.DB, { inside: true, limit: INSIDE_AT_ONCE }, now)
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
  const due = await listDueLinks(env.DB, { inside: false, limit: OUTSIDE_AT_ONCE * 3 }, now)
  const onePerHost = [...new Map(due.map((link) => [hostOf(link.url), link])).values()].slice(
    0,
    OUTSIDE_AT_ONCE,
  )
  const options = {
    patience: PATIENCE_MS,
    ownHosts: [hostOf(env.APP_HOST), hostOf(env.IMAGE_HOST)],
    fetch: (url: string, init: RequestInit) => fetch(url, init),
  }
  return Promise.all(onePerHost.map(async (link) => checked(link, await askLink(link.url, options), now)))
}

/** Whether readers reach this site by a public name: a developer's machine and a test ask nobody outside. */
const isPublic = (env: Env): boolean =>
  URL.canParse(env.APP_HOST) && whyNotAsked(new URL(env.APP_HOST)) === null

/**
 * Looks at the links whose time has come: those within the site in the database, a few of those outside on the net. To
 * be called by the clock.
 */
export async function checkLinks(env: Env, now = new Date(), fetch = globalThis.fetch): Promise<void> {
  await saveChecks(env.DB, await checkInside(env, now), now)
  if (isPublic(env)) await saveChecks(env.DB, await checkOutside(env, now, fetch), now)
}
