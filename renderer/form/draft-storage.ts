import { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'

const PREFIX = 'draft:'
const LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Field names that indicate a secret, in any form. Password and code fields register themselves. */
const SECRET_NAME = /passw|passcode|secret|token|otp$/i

const Draft = z.object({
  version: z.number(),
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
})
export type Draft = z.infer<typeof Draft>

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Storage may be blocked, full or missing: then there are no drafts. */
const quietly = <Result>(work: (storage: Storage) => Result): Result | null => {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}

/** The values without secret fields, at any depth. */
export function withoutSecrets(values: unknown, secrets: ReadonlySet<string>, path = ''): unknown {
  if (Array.isArray(values))
    return values.map((value, index) => withoutSecrets(value, secrets, `${path}${index}.`))
  if (!isRecord(values)) return values
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => !secrets.has(path + key) && !SECRET_NAME.test(key))
      .map(([key, value]) => [key, withoutSecrets(value, secrets, `${path}${key}.`)]),
  )
}

/** The draft of a key, unless it is older than a week, of another version or invalid. */
export const readDraft = (key: string, version: number, now = Date.now()): Draft | null =>
  quietly((storage) => {
    const stored = storage.getItem(PREFIX + key)
    if (stored === null) return null
    const draft = Draft.parse(JSON.parse(stored))
    return draft.version === version && now - draft.savedAt < LIFETIME ? draft : null
  })

export const writeDraft = (key: string, draft: Draft): void =>
  void quietly((storage) => storage.setItem(PREFIX + key, JSON.stringify(draft)))

export const removeDraft = (key: string): void => void quietly((storage) => storage.removeItem(PREFIX + key))

/** Removes all drafts of this browser: at a sign-out, because the next user may be another. */
export const clearDrafts = (): void =>
  void quietly((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key)
  })
