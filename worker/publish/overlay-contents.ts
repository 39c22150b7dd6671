/** The cache size of an isolate, in bytes: a sixteenth of its memory limit (128 MB), some hundred documents. */
const MAX_BYTES = 8 * 2 ** 20
/** A single object must not evict all others. */
const MAX_BYTES_OF_ONE = MAX_BYTES / 8

/** In the order of use, the most recent last. */
const cache = new Map<string, ArrayBuffer>()
let bytes = 0

const remove = (key: string): void => {
  bytes -= cache.get(key)?.byteLength ?? 0
  cache.delete(key)
}

/** Caches the content of a key, which never changes. */
export const cacheContent = (key: string, content: ArrayBuffer): void => {
  // It may be there already; it becomes the most recent.
  remove(key)
  if (content.byteLength > MAX_BYTES_OF_ONE) return
  cache.set(key, content)
  bytes += content.byteLength
  for (const [oldest, { byteLength }] of cache) {
    if (bytes <= MAX_BYTES) return
    cache.delete(oldest)
    bytes -= byteLength
  }
}

/** The content of a key that this isolate has cached. */
export const cachedContent = (key: string): ArrayBuffer | null => {
  const content = cache.get(key) ?? null
  if (content) cacheContent(key, content)
  return content
}

/** The content of a key that never changes: cached by the isolate, or made. `null`, which is not cached: there is none. */
export async function contentOf(
  key: string,
  make: () => Promise<ArrayBuffer | null>,
): Promise<ArrayBuffer | null> {
  const cached = cachedContent(key)
  if (cached) return cached
  const body = await make()
  if (body) cacheContent(key, body)
  return body
}

/**
 * The content of a key in the store, cached by the isolate: requests need not wait for the store.
 * @returns `null` when the store has none. Throws when it does not answer.
 */
export const storedContent = (pages: Pick<R2Bucket, 'get'>, key: string): Promise<ArrayBuffer | null> =>
  contentOf(key, async () => (await (await pages.get(key))?.arrayBuffer()) ?? null)
