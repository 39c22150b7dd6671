import { siteDatabase } from '../auth/guarded-database.ts'
import { acquireDecoding, endDecoding } from '../db/media/decoding.server.ts'
import { logLine } from '../log.ts'

/** Milliseconds after which a decode counts as lost: Workers end longer work. */
const LEASE_MS = 30_000
/** How long an upload waits for others of its account in this isolate; those of other isolates are not waited for. */
const MAX_WAIT_MS = 20_000
const POLL_MS = 20

/** Another picture of the account is being decoded. */
export class DecodeBusy extends Error {}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type OneDecode = <Result>(db: D1Database, accountId: string, decode: () => Promise<Result>) => Promise<Result>

/**
 * Decodes one picture of an account at a time: the lock is in the account's row, because any isolate may answer its
 * requests. Within one isolate they wait by polling: the promise of another request never settles when that one is
 * cancelled. The function throws `DecodeBusy` after the waiting time.
 */
export function oneDecodePerAccount(): OneDecode {
  const held = new Map<string, number>()
  const isHeld = (accountId: string): boolean => (held.get(accountId) ?? 0) > Date.now()
  return async (db, accountId, decode) => {
    const deadline = Date.now() + MAX_WAIT_MS
    while (isHeld(accountId)) {
      if (Date.now() > deadline) throw new DecodeBusy()
      await sleep(POLL_MS)
    }
    const now = Date.now()
    const until = now + LEASE_MS
    held.set(accountId, until)
    try {
      if (!(await acquireDecoding(db, accountId, until, now))) throw new DecodeBusy()
      return await decode().finally(() => release(db, accountId, until))
    } finally {
      if (held.get(accountId) === until) held.delete(accountId)
    }
  }
}

/** A lock that cannot be released expires. It is released without the caller's guard. */
const release = (db: D1Database, accountId: string, until: number): Promise<void> =>
  endDecoding(siteDatabase(db), accountId, until).catch((error: unknown) => {
    logLine('error', 'the end of a decode could not be written', { error })
  })

const oneDecode = oneDecodePerAccount()

/** Runs work while no other picture of the account is decoded. Throws `DecodeBusy`. */
export type Alone = <Result>(decode: () => Promise<Result>) => Promise<Result>

/** The lock of an account, in the shape that preparing pictures takes. */
export const aloneFor =
  (db: D1Database, accountId: string): Alone =>
  (decode) =>
    oneDecode(db, accountId, decode)
