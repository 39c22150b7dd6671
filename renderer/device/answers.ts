import { prettifyError, type ZodType } from 'zod'
import { isAbort } from '../shell/errors/abort.ts'
import { FetchError, StatusError } from '../shell/errors/errors.ts'
import { reloadCode } from '../shell/errors/reload-codes.ts'
import { whenReady } from './begin.ts'
import { type DeviceDatabase, deviceDatabase } from './database.ts'
import { keptAccount } from './owner.ts'

/** The database while it belongs to whoever is here; `null` for everybody else, and where nothing is saved. */
async function memberDatabase(): Promise<DeviceDatabase | null> {
  await whenReady()
  return (await keptAccount().catch(() => null)) && deviceDatabase().catch(() => null)
}

const nameOf = (key: readonly string[]) => JSON.stringify(key)

/** Saves what a call answered, for a visit without a network. A browser that saves nothing is as good. */
export async function saveAnswer(key: readonly string[], value: unknown): Promise<void> {
  try {
    const database = await memberDatabase()
    await database?.put('answers', { key: nameOf(key), value, savedAt: Date.now() })
  } catch (error) {
    console.info(error)
  }
}

type SavedAnswer<Data> = { value: Data; savedAt: number }

/** What was saved under a key; `null` where there is nothing, or what another build wrote otherwise. */
export async function savedAnswer<Data>(
  key: readonly string[],
  schema: ZodType<Data>,
): Promise<SavedAnswer<Data> | null> {
  const database = await memberDatabase()
  const row = await database?.get('answers', nameOf(key)).catch(() => null)
  const parsed = row && schema.safeParse(row.value)
  if (parsed && !parsed.success) console.info(prettifyError(parsed.error))
  return parsed?.success && row ? { value: parsed.data, savedAt: row.savedAt } : null
}

/** When an answer was saved under a key, in milliseconds; 0 where none is. */
export async function savedAnswerAt(key: readonly string[]): Promise<number> {
  const row = await (await memberDatabase())?.get('answers', nameOf(key))
  return row?.savedAt ?? 0
}

/** Everything that was saved, newest first. */
export async function allSavedAnswers(): Promise<unknown[]> {
  const rows = (await (await memberDatabase())?.getAll('answers')) ?? []
  return rows.sort((one, other) => other.savedAt - one.savedAt).map(({ value }) => value)
}

/** Whether nothing is known of what the server would say: no network, or a server in trouble. */
export const isUnreachable = (error: unknown): boolean => {
  if (isAbort(error) || reloadCode(error)) return false
  return !(error instanceof StatusError) || error instanceof FetchError || error.status >= 500
}

/** When what is shown was saved: an answer that came from this device is told from a fresh one by being here. */
const savedAt = new WeakMap<object, number>()

/** When an answer was saved on this device, in milliseconds; `null` for one that the server gave just now. */
export const savedAtOf = (data: object | undefined): number | null => (data && savedAt.get(data)) ?? null

/** What a call answers; where the site cannot be reached, what it answered when it was called last. */
export async function answerOrSaved<Data extends object>(
  key: readonly string[],
  schema: ZodType<Data>,
  call: () => Promise<Data>,
): Promise<Data> {
  try {
    const data = await call()
    void saveAnswer(key, data)
    return data
  } catch (error) {
    const saved = isUnreachable(error) ? await savedAnswer(key, schema) : null
    if (!saved) throw error
    savedAt.set(saved.value, saved.savedAt)
    return saved.value
  }
}
