import { prettifyError, type ZodType } from 'zod'
import { isAbort } from '../shell/errors/abort.ts'
import { FetchError, StatusError } from '../shell/errors/errors.ts'
import { reloadCode } from '../shell/errors/reload-codes.ts'
import { type DeviceDatabase, deviceDatabase } from './database.ts'
import { storedAccount } from './owner.ts'
import { whenReady } from './ready.ts'

/** The database if it belongs to the signed-in member; `null` otherwise, and where storage is not available. */
async function memberDatabase(): Promise<DeviceDatabase | null> {
  await whenReady()
  return (await storedAccount().catch(() => null)) && deviceDatabase().catch(() => null)
}

const nameOf = (key: readonly string[]) => JSON.stringify(key)

/** Saves the response of a call for offline use. Failing to save is not an error. */
export async function saveAnswer(key: readonly string[], value: unknown): Promise<void> {
  try {
    const database = await memberDatabase()
    await database?.put('answers', { key: nameOf(key), value, savedAt: Date.now() })
  } catch (error) {
    console.info(error)
  }
}

type SavedAnswer<Data> = { value: Data; savedAt: number }

/** What was saved under a key; `null` if there is nothing, or another build saved a different shape. */
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

/** When a response was saved under a key, in milliseconds; 0 if there is none. */
export async function savedAnswerAt(key: readonly string[]): Promise<number> {
  const row = await (await memberDatabase())?.get('answers', nameOf(key))
  return row?.savedAt ?? 0
}

/** All saved responses, newest first. */
export async function allSavedAnswers(): Promise<unknown[]> {
  const rows = (await (await memberDatabase())?.getAll('answers')) ?? []
  return rows.sort((one, other) => other.savedAt - one.savedAt).map(({ value }) => value)
}

/** Whether the server's response is unknown: no network, or a server error. */
export const isUnreachable = (error: unknown): boolean => {
  if (isAbort(error) || reloadCode(error)) return false
  return !(error instanceof StatusError) || error instanceof FetchError || error.status >= 500
}

/** The time at which shown data was saved. Only data read from this device is in the map; fresh responses are not. */
const savedAt = new WeakMap<object, number>()

/** When the data was saved on this device, in milliseconds; `null` for a fresh response. */
export const savedAtOf = (data: object | undefined): number | null => (data && savedAt.get(data)) ?? null

/** The response of a call, or the saved one if the server cannot be reached. */
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
