import { siteDatabase } from '../auth/guarded-database.ts'
import { endDecoding, takeDecoding } from '../db/media/decoding.server.ts'
import { logLine } from '../log.ts'

/** Milliseconds after which a decode that has not ended is taken for lost: Workers end what goes on longer than this. */
const LEASE_MS = 30_000
/** So long an upload waits for the others of its account in this isolate; those of other isolates are not waited for. */
const MAX_WAIT_MS = 20_000
const POLL_MS = 20

/** Another picture of the account is being decoded. */
export class DecodeBusy extends Error {}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type OneDecode = <Result>(db: D1Database, accountId: string, decode: () => Promise<Result>) => Promise<Result>

/**
 * Decodes one picture of an account at a time: the place is held in the account's row, for its requests may be answered
 * by any isolate. Within one isolate they wait for each other, by looking: a promise of another request never comes
 * back when that one was given up. The function throws `DecodeBusy` when its turn does not come.
 */
export function oneDecodePerAccount(): OneDecode {
  const held = new Map<string, number>()
  const isHeld = (accountId: string): boolean => (held.get(accountId) ?? 0) > Date.now()
  return async (db, accountId, decode) => {
    const giveUpAt = Date.now() + MAX_WAIT_MS
    while (isHeld(accountId)) {
      if (Date.now() > giveUpAt) throw new DecodeBusy()
      await sleep(POLL_MS)
    }
    const now = Date.now()
    const until = now + LEASE_MS
    held.set(accountId, until)
    try {
      if (!(await takeDecoding(db, accountId, until, now))) throw new DecodeBusy()
      return await decode().finally(() => release(db, accountId, until))
    } finally {
      if (held.get(accountId) === until) held.delete(accountId)
    }
  }
}

/** What cannot be given back ends by itself. The site does it, whatever its caller may do meanwhile. */
const release = (db: D1Database, accountId: string, until: number): Promise<void> =>
  endDecoding(siteDatabase(db), accountId, until).catch((error: unknown) => {
    logLine('error', 'the end of a decode could not be written', { error })
  })

const oneDecode = oneDecodePerAccount()

/** Runs work while no other picture of the account is decoded. Throws `DecodeBusy`. */
export type Alone = <Result>(decode: () => Promise<Result>) => Promise<Result>

/** The one place of an account, as what prepares pictures is given it. */
export const aloneFor =
  (db: D1Database, accountId: string): Alone =>
  (decode) =>
    oneDecode(db, accountId, decode)
