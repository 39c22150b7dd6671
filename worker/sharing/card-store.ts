import { logLine } from '../log.ts'
import { DERIVED } from '../media/image-request.ts'

const FOLDER = `${DERIVED}og/`

/** The key of a card in the bucket, by the version of its text. */
export const cardKey = (version: string): string => `${FOLDER}${version}.jpg`

/** How many days a card is stored; after that it is drawn again on request. */
const STORED_DAYS = 30
const DAY_MS = 86_400_000

/** Cards in one listing, and the maximum of listings in one sweep. */
const BATCH_SIZE = 500
const MAX_BATCHES = 10

/** A random start of a listing, so that each hour covers other cards when there are more than one sweep takes. */
const anywhere = (): string => FOLDER + Math.random().toString(36).slice(2, 9)

/**
 * Deletes cards that were stored a month ago: outdated ones, those of removed pages, and orphans. Scans at most 5,000;
 * the next hour continues. Never rejects.
 */
export async function sweepCards({ MEDIA }: Pick<Env, 'MEDIA'>, now: Date): Promise<void> {
  const before = now.getTime() - STORED_DAYS * DAY_MS
  let startAfter: string | undefined = anywhere()
  try {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const { objects, truncated } = await MEDIA.list({ prefix: FOLDER, limit: BATCH_SIZE, startAfter })
      const old = objects.filter(({ uploaded }) => uploaded.getTime() < before)
      if (old.length > 0) await MEDIA.delete(old.map(({ key }) => key))
      if (!truncated && startAfter === undefined) return
      startAfter = truncated ? objects.at(-1)?.key : undefined
    }
  } catch (error) {
    logLine('error', 'unused files could not be deleted', { of: 'sharing cards', error })
  }
}
