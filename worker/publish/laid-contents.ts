import { contentKey } from './overlay-index.ts'

/** What an isolate keeps of them, in bytes: a sixteenth of what it may have (128 MB), some hundred documents. */
const MOST_BYTES = 8 * 2 ** 20
/** No single one takes the place of all others. */
const MOST_OF_ONE = MOST_BYTES / 8

/** In the order in which they were asked for, the last one last. */
const kept = new Map<string, ArrayBuffer>()
let bytes = 0

const keep = (key: string, content: ArrayBuffer): void => {
  if (content.byteLength > MOST_OF_ONE) return
  kept.set(key, content)
  bytes += content.byteLength
  for (const [oldest, { byteLength }] of kept) {
    if (bytes <= MOST_BYTES) return
    kept.delete(oldest)
    bytes -= byteLength
  }
}

const taken = (key: string): ArrayBuffer | null => {
  const content = kept.get(key)
  if (!content) return null
  kept.delete(key)
  bytes -= content.byteLength
  return content
}

/**
 * A content that lies over a build, from memory where this isolate has had it lately: its name is its hash, so that it
 * never changes, and every reader of a page that was published again would else wait for the store.
 * @returns `null` when the store has none of that name. Throws when it does not answer.
 */
export async function laidContent(
  pages: Pick<R2Bucket, 'get'>,
  build: string,
  content: string,
): Promise<ArrayBuffer | null> {
  const key = contentKey(build, content)
  const known = taken(key) ?? (await (await pages.get(key))?.arrayBuffer()) ?? null
  // Somebody else may have brought it meanwhile.
  if (known) {
    taken(key)
    keep(key, known)
  }
  return known
}
