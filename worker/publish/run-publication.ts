import type { Publication } from '#domain/publish/publication.ts'
import { asSite } from '../auth/guarded-database.ts'
import { listCarriedChanges } from '../db/publications/carry-over.server.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import {
  claimRun,
  failRun,
  findFailedPage,
  finishRun,
  listWaitingPages,
  type Run,
  releaseRun,
  savePageLive,
  savePlan,
  saveProgress,
} from '../db/publications/runs.server.ts'
import { renameOnShelves } from '../db/shelf/renames.server.ts'
import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'
import { affectedAddresses } from './affected-addresses.ts'
import { servesNewest } from './check-public-site.ts'
import { enqueuePublications } from './enqueue-publications.ts'
import { RANK } from './ranked-addresses.ts'
import { PageFailure, writeAddresses } from './write-addresses.ts'
import { urgently } from './yield-to-event-loop.ts'

/** Addresses of one step: they change together. */
const STEP = 24
/**
 * The maximum of addresses that one queue message or scheduled run renders besides the first ones: each needs up to ten
 * queries, and an invocation has a thousand (https://developers.cloudflare.com/d1/platform/limits/).
 */
const BATCH_SIZE = 48
/** The maximum of addresses in the first step: the page itself and its first lists. */
const MAX_FIRST_PAGES = 64

/** How long a second call waits for the first one's pages, in milliseconds. */
const TIMEOUT_MS = 9_000
const POLL_MS = 150

export type RunOptions = {
  /** `page`: the page itself and the first lists; the rest is left to the queue. */
  until?: 'page' | 'all'
  now?: Date
}

/**
 * Runs a publication: renders the addresses that it affects and writes them to the overlay, the page itself and the
 * first lists all at once. It can be called repeatedly, concurrently and after any failure: finished work is kept. It
 * returns after the public site serves the new version.
 * @returns its progress; `failed` with a Japanese text when a page could not be rendered. Throws for an unknown id.
 */
export async function runPublication(
  caller: Env,
  id: string,
  { until = 'page', now = new Date() }: RunOptions = {},
): Promise<Publication> {
  const env = asSite(caller)
  const run = await claimRun(env.DB, id)
  if (run) await work(env, run, until, now)
  const isWaitedFor = !run && until === 'page'
  const publication = isWaitedFor ? await awaitOtherRun(env, id) : await findPublication(env.DB, id)
  if (!publication) throw new Error(`no publication ${id}`)
  return publication
}

/** Another run has the lease: waits for its progress until the timeout. */
async function awaitOtherRun(env: Env, id: string): Promise<Publication | null> {
  for (let waited = 0; ; waited += POLL_MS) {
    const publication = await findPublication(env.DB, id)
    const isOver = publication?.status !== 'rendering' || publication.isPageLive
    if (isOver || waited >= TIMEOUT_MS) return publication
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function work(env: Env, run: Run, until: 'page' | 'all', now: Date): Promise<void> {
  try {
    const build = (await currentBuild(env)).edition
    // Content of a planned publication is public from then on, whatever the local clock says.
    const moment = new Date(Math.max(now.getTime(), run.requestedAt.getTime()))
    const started = await urgently(async () => {
      const planned = await planRun(env, run, build, moment)
      if (!planned.isPageLive) await runFirst(env, planned, build, now)
      return planned
    })
    await runRest(env, started, build, until, now)
  } catch (error) {
    logLine('error', 'a publication failed', { publication: run.id, error })
    await failRun(env.DB, run, failureText(error))
  }
}

/** Computes the affected addresses, unless that is done for this build. */
async function planRun(env: Env, run: Run, build: string, now: Date): Promise<Run> {
  if (run.build === build) return run
  const changes = [...run.changes, ...(await listCarriedChanges(env.DB, run.carries))]
  await savePlan(env.DB, run, build, await affectedAddresses(env.DB, changes, now))
  return { ...run, build, isPageLive: false }
}

/** The page itself and the first lists: all of them, or none. */
async function runFirst(env: Env, run: Run, build: string, now: Date): Promise<void> {
  const waiting = await listWaitingPages(env.DB, run.id, MAX_FIRST_PAGES)
  const addresses = waiting.filter(({ rank }) => rank <= RANK.first).map(({ path }) => path)
  const pages = await writeAddresses(env, build, addresses, now, { isAtomic: true })
  // Pages that readers are not served yet must be rendered.
  await confirm(env, addresses)
  await saveProgress(env.DB, run, build, pages)
  await savePageLive(env.DB, run)
}

async function confirm(env: Env, addresses: readonly string[]): Promise<void> {
  const served = await Promise.all(addresses.map((address) => servesNewest(env, address)))
  const missing = addresses.find((_, index) => !served[index])
  if (missing) throw new PageFailure(missing, 'readers are not given what was published')
}

async function runRest(env: Env, run: Run, build: string, until: 'page' | 'all', now: Date): Promise<void> {
  for (let made = 0; ; made += STEP) {
    const waiting = await listWaitingPages(env.DB, run.id, STEP)
    if (waiting.length === 0) break
    if (until === 'page' || made >= BATCH_SIZE) return releaseAndEnqueue(env, run)
    const pages = await writeAddresses(
      env,
      build,
      waiting.map(({ path }) => path),
      now,
    )
    await saveProgress(env.DB, run, build, pages)
  }
  // An earlier run may have failed.
  const failed = await findFailedPage(env.DB, run.id)
  if (failed) throw new PageFailure(failed, 'it could not be made')
  await renameOnShelves(env, run.changes, now)
  await finishRun(env.DB, run, new Date())
}

/** Leaves the rest to another run. */
async function releaseAndEnqueue(env: Env, run: Run): Promise<void> {
  await releaseRun(env.DB, run)
  await enqueuePublications(env, [run.id])
}

const failureText = (error: unknown): string =>
  error instanceof PageFailure
    ? `「${error.address}」のページを作れませんでした。公開中のページは元のままです。内容を確かめて、もう一度お試しください。`
    : '公開ページの保存先に書き込めませんでした。公開中のページは元のままです。しばらくすると自動でやり直します。'
