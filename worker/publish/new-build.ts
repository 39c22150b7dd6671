import { randomIdentifier } from '#domain/text/identifier.ts'
import { saveCarryOver } from '../db/publications/carry-over.server.ts'
import { currentBuild } from '../documents/build.ts'
import { readOverlayIndex, writeOverlay } from './overlay-index.ts'

/** Content published shortly before a build read the content may have been written meanwhile. */
const MARGIN_MS = 5 * 60_000

/** The maximum of publications that carry changes over to a build. */
const MAX_CARRIED = 20

/** How long the overlays of former builds are retained, while both builds are served. */
const RETENTION_MS = 24 * 60 * 60_000
/** The maximum of objects in one deletion, and of deletions in one run: each is two of a thousand requests. */
const DELETE_BATCH_SIZE = 1000
const MAX_DELETIONS = 100

/**
 * Publishes everything again for a new build that was published since it read the content; unchanged pages are left
 * alone. The first request after a deployment runs it, or a scheduled job.
 */
export async function beginBuild(env: Env, now: Date): Promise<void> {
  const { edition: build, timestamp } = await currentBuild(env)
  if (timestamp === 0) return
  const since = new Date(timestamp - MARGIN_MS)
  const isBare = !(await readOverlayIndex(env, build)).etag
  const ids = Array.from({ length: MAX_CARRIED }, () => randomIdentifier())
  await saveCarryOver(env.DB, { ids, build, isBare, since, now })
  if (isBare) await writeOverlay(env, build, {})
}

/**
 * Builds are named by their time; other folders of the bucket (rules, retained files) are no builds, whatever their
 * name.
 */
const FIRST_BUILD = Date.UTC(2026, 0, 1)
const BUILD = /^[0-9a-z]{8}\/$/
const momentOf = (folder: string): number => Number.parseInt(folder, 36)

/**
 * Deletes the overlay of a build that another one replaced long enough ago, and what was made on request for it; those of
 * newer builds than this one stay.
 */
export async function removeFormerBuilds(env: Env, now: Date): Promise<void> {
  const { timestamp } = await currentBuild(env)
  if (timestamp === 0) return
  const { delimitedPrefixes } = await env.PAGES.list({ delimiter: '/' })
  const builds = delimitedPrefixes
    .filter((folder) => BUILD.test(folder) && momentOf(folder) >= FIRST_BUILD)
    .sort((one, other) => momentOf(one) - momentOf(other))
  const former = builds.find((folder, index) => {
    const replacedAt = Math.min(timestamp, momentOf(builds[index + 1] ?? timestamp.toString(36)))
    return momentOf(folder) < replacedAt && now.getTime() - replacedAt >= RETENTION_MS
  })
  if (!former) return
  for (let deletions = 0; deletions < MAX_DELETIONS; deletions += 1) {
    const { objects } = await env.PAGES.list({ prefix: former, limit: DELETE_BATCH_SIZE })
    if (objects.length === 0) return
    await env.PAGES.delete(objects.map(({ key }) => key))
    if (objects.length < DELETE_BATCH_SIZE) return
  }
}
