import type { Publication } from '#domain/publish/publication.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import { logLine } from '../log.ts'
import { runPublication } from '../publish/run-publication.ts'

/** How long an editor waits for the first pages, in milliseconds; after that the client polls. */
const TIMEOUT_MS = 10_000

/** Extends the Worker's lifetime after its answer. */
type WaitUntil = (work: Promise<unknown>) => void

/**
 * Runs a publication, and waits for its first pages; returns its progress. A failing publication is stored, and a
 * scheduled job continues it.
 */
export async function runAndWait(
  env: Env,
  publicationId: string | null,
  waitUntil: WaitUntil,
): Promise<Publication | null> {
  if (publicationId === null) return null
  const run = runPublication(env, publicationId, { until: 'page' }).catch((error: unknown) => {
    logLine('error', 'a publication could not be run', { publication: publicationId, error })
  })
  waitUntil(run)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  await Promise.race([run, timeout])
  clearTimeout(timer)
  return findPublication(env.DB, publicationId)
}
