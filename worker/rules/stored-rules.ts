import type { z } from 'zod'
import { logLine } from '../log.ts'

/** How long an isolate caches rules, and so the maximum delay of a change. */
const FRESH_MS = 2000
/** Concurrent writers retry one after the other. */
const MAX_ATTEMPTS = 5

/** The stored object: the rules, and the version of the database they were read at (it only increases). */
type Stored = { version: number; rules: unknown }
type CacheEntry = { etag: string | null; rules: unknown; readAt: number; isFallback: boolean }

const cache = new Map<string, CacheEntry>()

/** The stored rules; the cached ones if unchanged, or if they cannot be parsed. */
async function read<T>(env: Env, key: string, schema: z.ZodType<T>, empty: T): Promise<CacheEntry> {
  const last = cache.get(key)
  const readAt = Date.now()
  const found = await env.PAGES.get(key, last?.etag ? { onlyIf: { etagDoesNotMatch: last.etag } } : {})
  const isFallback = false
  if (!found) return { etag: null, rules: empty, readAt, isFallback }
  if (!('json' in found))
    return { etag: last?.etag ?? null, rules: last ? last.rules : empty, readAt, isFallback }
  const { rules } = (await found.json()) as Stored
  return { etag: found.etag, rules: schema.parse(rules), readAt, isFallback }
}

/**
 * A small set of rules for every isolate (redirects, switches). D1 is the source of truth; the copy in R2 under `key`
 * is written from it (`writeStoredRules`), so that public documents never query the database. It is read at most once
 * in two seconds and isolate. While the store does not answer it is the last known value, or `empty` without one. The
 * same object is returned until it changes, so that derived values can be cached by it (`WeakMap`).
 */
export const storedRules =
  <T>(key: string, schema: z.ZodType<T>, empty: T) =>
  async (env: Env): Promise<T> => {
    const last = cache.get(key)
    if (last && Date.now() - last.readAt < FRESH_MS) return last.rules as T
    // Concurrent requests do not read it too. No promise is shared: one of a visitor who disconnects may never settle.
    if (last) last.readAt = Date.now()
    try {
      const found = await read(env, key, schema, empty)
      // A value written here meanwhile is newer than the one read.
      if (cache.get(key) === last) cache.set(key, found)
    } catch (error) {
      logLine('error', 'rules could not be read', { key, error })
      if (!cache.has(key)) cache.set(key, { etag: null, rules: empty, readAt: Date.now(), isFallback: true })
    }
    return (cache.get(key)?.rules ?? empty) as T
  }

/** Whether this isolate started while the store did not answer, and uses `empty` since, whatever may be stored. */
export const usesFallback = (key: string): boolean => cache.get(key)?.isFallback === true

const versionOf = (found: { customMetadata?: Record<string, string> } | null): number =>
  Number(found?.customMetadata?.version ?? 0)

/** The database version of the stored rules; 0 without any. */
export async function storedVersion(env: Env, key: string): Promise<number> {
  return versionOf(await env.PAGES.head(key))
}

/**
 * Writes rules to the store that every isolate reads. `version` is the database version they were read at: rules of a
 * newer one stay, so that concurrent writers cannot leave the older rules. This isolate uses them at once. Throws when
 * the store does not answer.
 */
export async function writeStoredRules<T>(env: Env, key: string, version: number, rules: T): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await env.PAGES.head(key)
    if (versionOf(stored) > version) return
    const written = await env.PAGES.put(key, JSON.stringify({ version, rules }), {
      customMetadata: { version: String(version) },
      onlyIf: stored ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' },
      httpMetadata: { contentType: 'application/json' },
    })
    if (!written) continue
    cache.set(key, { etag: written.etag, rules, readAt: Date.now(), isFallback: false })
    return
  }
  throw new Error(`rules are written by too many at once: ${key}`)
}
