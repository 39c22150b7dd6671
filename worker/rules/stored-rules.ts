import type { z } from 'zod'
import { logLine } from '../log.ts'

/** How long an isolate goes by what it knows. What is changed elsewhere is seen after that at the latest. */
const FRESH_MS = 2000
/** Two who write at the same moment try one after the other. */
const MOST_ATTEMPTS = 5

/** What lies in the store: the rules, and the state of the database they were made of (it only grows). */
type Stored = { version: number; rules: unknown }
type Known = { etag: string | null; rules: unknown; readAt: number; isGuess: boolean }

const known = new Map<string, Known>()

/** What is stored now; what was read last where it is still that, or where it cannot be understood. */
async function read<T>(env: Env, key: string, schema: z.ZodType<T>, empty: T): Promise<Known> {
  const last = known.get(key)
  const readAt = Date.now()
  const found = await env.PAGES.get(key, last?.etag ? { onlyIf: { etagDoesNotMatch: last.etag } } : {})
  const isGuess = false
  if (!found) return { etag: null, rules: empty, readAt, isGuess }
  if (!('json' in found))
    return { etag: last?.etag ?? null, rules: last ? last.rules : empty, readAt, isGuess }
  const { rules } = (await found.json()) as Stored
  return { etag: found.etag, rules: schema.parse(rules), readAt, isGuess }
}

/**
 * A small set of rules that every isolate goes by (redirects, switches). Its truth is in D1; what lies in R2 under
 * `key` is made of it (`writeStoredRules`), so that public documents never ask the database. It is read at most once in
 * two seconds and isolate. While the store does not answer it is what was known last, `empty` where that is nothing.
 * The same object is returned until it changes: what is made of it can be kept by it (`WeakMap`).
 */
export const storedRules =
  <T>(key: string, schema: z.ZodType<T>, empty: T) =>
  async (env: Env): Promise<T> => {
    const last = known.get(key)
    if (last && Date.now() - last.readAt < FRESH_MS) return last.rules as T
    // Whoever comes meanwhile does not ask too. No promise is shared: a visitor who leaves would take it along.
    if (last) last.readAt = Date.now()
    try {
      const found = await read(env, key, schema, empty)
      // What was written here meanwhile is newer than what was asked for before.
      if (known.get(key) === last) known.set(key, found)
    } catch (error) {
      logLine('error', 'rules could not be read', { key, error })
      if (!known.has(key)) known.set(key, { etag: null, rules: empty, readAt: Date.now(), isGuess: true })
    }
    return (known.get(key)?.rules ?? empty) as T
  }

/** Whether this isolate began while the store did not answer, and goes by `empty` since, whatever may be stored. */
export const isGuessed = (key: string): boolean => known.get(key)?.isGuess === true

const versionOf = (found: { customMetadata?: Record<string, string> } | null): number =>
  Number(found?.customMetadata?.version ?? 0)

/** The state of the database that the stored rules were made of; 0 where nothing is stored. */
export async function storedVersion(env: Env, key: string): Promise<number> {
  return versionOf(await env.PAGES.head(key))
}

/**
 * Lays rules where every isolate reads them. `version` is the state of the database they were made of: what was made
 * of a newer one stays, so that two who write at once cannot leave the older rules. This isolate goes by them at once.
 * Throws when the store does not answer.
 */
export async function writeStoredRules<T>(env: Env, key: string, version: number, rules: T): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const stored = await env.PAGES.head(key)
    if (versionOf(stored) > version) return
    const written = await env.PAGES.put(key, JSON.stringify({ version, rules }), {
      customMetadata: { version: String(version) },
      onlyIf: stored ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' },
      httpMetadata: { contentType: 'application/json' },
    })
    if (!written) continue
    known.set(key, { etag: written.etag, rules, readAt: Date.now(), isGuess: false })
    return
  }
  throw new Error(`rules are written by too many at once: ${key}`)
}
