import { logLine } from '../log.ts'
import { DERIVED } from '../media/derivatives.ts'

const FOLDER = `${DERIVED}og/`

/** The key of a card in the bucket, by the version of what it says. */
export const cardKey = (version: string): string => `${FOLDER}${version}.jpg`

/** So many days a card is stored; whoever still shows it has it drawn again. */
const STORED_DAYS = 30
const DAY_MS = 86_400_000

/** Cards of one listing, and listings of one sweep. */
const BATCH_SIZE = 500
const MAX_BATCHES = 10

/** Where a listing begins: anywhere, so that each hour sees others where there are more than one sweep takes. */
const anywhere = (): string => FOLDER + Math.random().toString(36).slice(2, 9)

/**
 * Removes cards that were stored a month ago: those of pages that say something else by now, of pages that are gone,
 * and of what is nobody's page. At most 5,000 are looked at; the next hour goes on. It never rejects.
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
    logLine('error', 'files could not be swept', { of: 'sharing cards', error })
  }
}
