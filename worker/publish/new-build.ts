import { randomIdentifier } from '#domain/text/identifier.ts'
import { saveCarryOver } from '../db/publications/carry-over.server.ts'
import { currentBuild } from '../documents/build.ts'
import { layOver, readOverlayIndex } from './overlay-index.ts'

/** What was published shortly before a build read the content may have been written while it did. */
const MARGIN_MS = 5 * 60_000

/** Publications by which a build is given what it does not hold. */
const MOST_CARRIED = 20

/** How long the overlays of former builds are kept, for the time in which both are served. */
const KEPT_MS = 24 * 60 * 60_000
/** Objects that one deletion takes. */
const MOST_AT_ONCE = 1000

/**
 * Sees to it that the build that is served holds what was published since it read the content: what the build holds
 * already turns out to be the same and is left alone. The first one who comes after a deployment does it, or the clock.
 */
export async function beginBuild(env: Env, now: Date): Promise<void> {
  const { id: build, timestamp } = await currentBuild(env)
  if (timestamp === 0) return
  const since = new Date(timestamp - MARGIN_MS)
  const isBare = !(await readOverlayIndex(env, build)).etag
  const ids = Array.from({ length: MOST_CARRIED }, () => randomIdentifier())
  await saveCarryOver(env.DB, { ids, build, isBare, since, now })
  if (isBare) await layOver(env, build, {})
}

/** Builds are named by their moment; other folders of the bucket (rules, kept files) are no builds, however they are named. */
const FIRST_BUILD = Date.UTC(2026, 0, 1)
const isFormer = (folder: string, build: string): boolean => {
  const moment = Number.parseInt(folder, 36)
  return /^[0-9a-z]{8}\/$/.test(folder) && moment >= FIRST_BUILD && moment < Number.parseInt(build, 36)
}

/** Removes what lies over builds that are served no longer; of those to come it leaves everything. */
export async function removeFormerBuilds(env: Env, now: Date): Promise<void> {
  const { id: build, timestamp } = await currentBuild(env)
  if (timestamp === 0 || now.getTime() - timestamp < KEPT_MS) return
  const { delimitedPrefixes } = await env.PAGES.list({ delimiter: '/' })
  const former = delimitedPrefixes.find((folder) => isFormer(folder, build))
  if (!former) return
  const { objects } = await env.PAGES.list({ prefix: former, limit: MOST_AT_ONCE })
  if (objects.length > 0) await env.PAGES.delete(objects.map(({ key }) => key))
}
