import type { Publication } from '#domain/publish/publication.ts'
import { logLine } from '../log.ts'
import { findPublication, runPublication } from '../publish/index.ts'

/** How long an editor waits for the first pages, in milliseconds; the rest of the way they follow by asking. */
const PATIENCE_MS = 10_000

/** Keeps the Worker going after its answer. */
type WaitUntil = (work: Promise<unknown>) => void

/**
 * Brings a publication to readers, and waits for its first pages: what comes back says how far it is. Whatever goes
 * wrong, the publication is written down and the clock goes on with it.
 */
export async function bringToReaders(
  env: Env,
  publicationId: string | null,
  waitUntil: WaitUntil,
): Promise<Publication | null> {
  if (publicationId === null) return null
  const run = runPublication(env, publicationId, { until: 'page' }).catch((error: unknown) => {
    logLine('error', 'a publication could not be brought to readers', { publication: publicationId, error })
  })
  waitUntil(run)
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([run, patience])
  clearTimeout(timer)
  return findPublication(env.DB, publicationId)
}
