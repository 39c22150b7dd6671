import type { Publication } from '#domain/publish/publication.ts'
import { asSite } from '../auth/guarded-database.ts'
import { listCarriedChanges } from '../db/publications/carry-over.server.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import {
  failRun,
  findFailedPage,
  finishRun,
  leaveRun,
  listWaitingPages,
  type Run,
  savePageLive,
  savePlan,
  saveProgress,
  takeRun,
} from '../db/publications/runs.server.ts'
import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'
import { affectedAddresses } from './affected-addresses.ts'
import { servesNewest } from './ask-public-site.ts'
import { layAddresses, PageFailure } from './lay-addresses.ts'
import { leaveToQueue } from './leave-to-queue.ts'
import { urgently } from './let-others-pass.ts'
import { RANK } from './ranked-addresses.ts'

/** Addresses of one step: they change together. */
const STEP = 24
/**
 * Addresses that one message of the queue, or one tick of the clock, makes at most besides the first ones: each asks the
 * database up to ten times, and a Worker may ask it a thousand (https://developers.cloudflare.com/d1/platform/limits/).
 */
const MOST_AT_ONCE = 48
/** Addresses of the first step: the page itself and its first lists, this many at most. */
const MOST_FIRST = 64

/** How long a second call waits for the first one's pages. */
const PATIENCE_MS = 9_000
const POLL_MS = 150

export type RunOptions = {
  /** `page`: the page itself and the first lists; the rest is left to the queue. */
  until?: 'page' | 'all'
  now?: Date
}

/**
 * Brings a publication to readers: makes the addresses it touches and lays them over the site, the page itself and the
 * first lists all at once. It may be called as often as one likes, by several at a time and after any failure: what is
 * done stays done. It answers when readers are really given the new version.
 * @returns how far it has come; `failed` with a Japanese text when something could not be made. Throws for an id that nobody has.
 */
export async function runPublication(
  caller: Env,
  id: string,
  { until = 'page', now = new Date() }: RunOptions = {},
): Promise<Publication> {
  const env = asSite(caller)
  const run = await takeRun(env.DB, id)
  if (run) await work(env, run, until, now)
  const isWaitedFor = !run && until === 'page'
  const publication = isWaitedFor ? await awaited(env, id) : await findPublication(env.DB, id)
  if (!publication) throw new Error(`no publication ${id}`)
  return publication
}

/** Somebody else is at it: what has come of it before one's patience is over. */
async function awaited(env: Env, id: string): Promise<Publication | null> {
  for (let waited = 0; ; waited += POLL_MS) {
    const publication = await findPublication(env.DB, id)
    const isOver = publication?.status !== 'rendering' || publication.isPageLive
    if (isOver || waited >= PATIENCE_MS) return publication
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function work(env: Env, run: Run, until: 'page' | 'all', now: Date): Promise<void> {
  try {
    const build = (await currentBuild(env)).id
    // What is published at a planned moment is seen from then on, whatever the clock here says.
    const moment = new Date(Math.max(now.getTime(), run.requestedAt.getTime()))
    const begun = await urgently(async () => {
      const planned = await begin(env, run, build, moment)
      if (!planned.isPageLive) await first(env, planned, build, now)
      return planned
    })
    await rest(env, begun, build, until, now)
  } catch (error) {
    logLine('error', 'a publication failed', { publication: run.id, error })
    await failRun(env.DB, run, failureText(error))
  }
}

/** Works out what is touched, unless that is known for this build already. */
async function begin(env: Env, run: Run, build: string, now: Date): Promise<Run> {
  if (run.build === build) return run
  const changes = [...run.changes, ...(await listCarriedChanges(env.DB, run.carries))]
  await savePlan(env.DB, run, build, await affectedAddresses(env.DB, changes, now))
  return { ...run, build, isPageLive: false }
}

/** The page itself and the first lists: all of them, or none. */
async function first(env: Env, run: Run, build: string, now: Date): Promise<void> {
  const waiting = await listWaitingPages(env.DB, run.id, MOST_FIRST)
  const addresses = waiting.filter(({ rank }) => rank <= RANK.first).map(({ path }) => path)
  const pages = await layAddresses(env, build, addresses, now, { isWhole: true })
  // What readers are not given yet is still to be made.
  await confirm(env, addresses)
  await saveProgress(env.DB, run, build, pages)
  await savePageLive(env.DB, run)
}

async function confirm(env: Env, addresses: readonly string[]): Promise<void> {
  const served = await Promise.all(addresses.map((address) => servesNewest(env, address)))
  const missing = addresses.find((_, index) => !served[index])
  if (missing) throw new PageFailure(missing, 'readers are not given what was published')
}

async function rest(env: Env, run: Run, build: string, until: 'page' | 'all', now: Date): Promise<void> {
  for (let made = 0; ; made += STEP) {
    const waiting = await listWaitingPages(env.DB, run.id, STEP)
    if (waiting.length === 0) break
    if (until === 'page' || made >= MOST_AT_ONCE) return handOn(env, run)
    const pages = await layAddresses(
      env,
      build,
      waiting.map(({ path }) => path),
      now,
    )
    await saveProgress(env.DB, run, build, pages)
  }
  // It may have failed for whoever began.
  const failed = await findFailedPage(env.DB, run.id)
  if (failed) throw new PageFailure(failed, 'it could not be made')
  await finishRun(env.DB, run, new Date())
}

/** Somebody else goes on. */
async function handOn(env: Env, run: Run): Promise<void> {
  await leaveRun(env.DB, run)
  await leaveToQueue(env, [run.id])
}

const failureText = (error: unknown): string =>
  error instanceof PageFailure
    ? `「${error.address}」のページを作れませんでした。公開中のページは元のままです。内容を確かめて、もう一度お試しください。`
    : '公開ページの保存先に書き込めませんでした。公開中のページは元のままです。しばらくすると自動でやり直します。'
