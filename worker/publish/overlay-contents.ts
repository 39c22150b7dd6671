import { contentKey } from './overlay-index.ts'

/** The cache size of an isolate, in bytes: a sixteenth of its memory limit (128 MB), some hundred documents. */
const MAX_BYTES = 8 * 2 ** 20
/** A single object must not evict all others. */
const MAX_BYTES_OF_ONE = MAX_BYTES / 8

/** In the order of use, the most recent last. */
const cache = new Map<string, ArrayBuffer>()
let bytes = 0

const cacheContent = (key: string, content: ArrayBuffer): void => {
  if (content.byteLength > MAX_BYTES_OF_ONE) return
  cache.set(key, content)
  bytes += content.byteLength
  for (const [oldest, { byteLength }] of cache) {
    if (bytes <= MAX_BYTES) return
    cache.delete(oldest)
    bytes -= byteLength
  }
}

const cachedContent = (key: string): ArrayBuffer | null => {
  const content = cache.get(key)
  if (!content) return null
  cache.delete(key)
  bytes -= content.byteLength
  return content
}

/**
 * The content of an overlay entry, cached by the isolate: its name is its hash, so it never changes, and requests for
 * republished pages need not wait for the store.
 * @returns `null` when the store has none of that name. Throws when it does not answer.
 */
export async function overlayContent(
  pages: Pick<R2Bucket, 'get'>,
  build: string,
  content: string,
): Promise<ArrayBuffer | null> {
  const key = contentKey(build, content)
  const body = cachedContent(key) ?? (await (await pages.get(key))?.arrayBuffer()) ?? null
  // A concurrent request may have cached it.
  if (body) {
    cachedContent(key)
    cacheContent(key, body)
  }
  return body
}
