import { japanTime } from '#domain/date/japan-time.ts'
import { randomText } from '../auth/random.ts'
import { deleteFormerNumbers } from '../db/content/article-readers.server.ts'

/** A secret for each day, in the bucket of pages, of which there are no backups. */
const FOLDER = 'reader-secrets/'
const LENGTH = 43

let last: { day: string; secret: string } | undefined

/** The isolates of a day share its secret: the first one makes it. */
async function loadSecret({ PAGES }: Env, day: string): Promise<string> {
  const key = FOLDER + day
  const stored = await PAGES.get(key)
  if (stored) return stored.text()
  await PAGES.put(key, randomText(LENGTH), { onlyIf: { etagDoesNotMatch: '*' } })
  return (await PAGES.get(key))?.text() ?? ''
}

/**
 * The secret that the numbers of readers of a day in Japan (`2026-11-28`) are made with: once it is deleted, nobody can
 * tell which numbers are those of an address, not even with a backup of the database. Isolates keep it once it is read:
 * what one request waits for may never come for another.
 */
export async function secretOf(env: Env, day: string): Promise<string> {
  if (last?.day !== day) last = { day, secret: await loadSecret(env, day) }
  return last.secret
}

/** Runs hourly: deletes the secrets and the numbers of former days. */
export async function forgetReaders({ DB, PAGES }: Env, now: Date): Promise<void> {
  const today = japanTime(now).date
  const { objects } = await PAGES.list({ prefix: FOLDER })
  const former = objects.map(({ key }) => key).filter((key) => key < FOLDER + today)
  if (former.length > 0) await PAGES.delete(former)
  await deleteFormerNumbers(DB, today)
}
