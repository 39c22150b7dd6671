import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'

/**
 * An entry of the overlay over one file of the build: the name of its content, `''` for the build's own, `null` for a
 * deleted file, `'*'` for all deep pages of a list (deep-lists.ts); and the state of the content that it was made of
 * (`publications.seq`).
 */
type OverlayEntry = readonly [content: string | null, seq: number]
/** By the file's path: `/spots/kenrokuen/index.html`, `/spots/page/*`. */
export type OverlayFiles = Record<string, OverlayEntry>
/**
 * `build`: the edition of the build (worker/documents/build.ts). `bookmark`: a state of D1 with everything that the files
 * were made of.
 */
export type OverlayIndex = {
  build: string
  etag: string | null
  files: OverlayFiles
  bookmark?: string | undefined
}

/** How long an isolate caches the index, and so the maximum delay of another isolate's publication. */
const FRESH_MS = 1000
/**
 * The size of the index, in bytes, from which an alarm asks for a deployment, which starts with an empty one: about
 * 25,000 files. Every isolate reads it after each publication.
 */
export const INDEX_ALARM_BYTES = 2 * 2 ** 20
/** Concurrent publications retry one after the other. */
const MAX_ATTEMPTS = 20

let cached: (OverlayIndex & { readAt: number }) | null = null

export const indexKey = (build: string): string => `${build}/index.json`
/** The key of a content in the store, by its build and its own name. */
export const contentKey = (build: string, content: string): string => `${build}/files/${content}`

const read = async (env: Env, build: string, last: OverlayIndex | null): Promise<OverlayIndex> => {
  const found = await env.PAGES.get(
    indexKey(build),
    last?.etag ? { onlyIf: { etagDoesNotMatch: last.etag } } : {},
  )
  if (!found) return { build, etag: null, files: {} }
  if (!('body' in found)) return last ?? read(env, build, null)
  const { files, bookmark } = (await found.json()) as Pick<OverlayIndex, 'files' | 'bookmark'>
  return { build, etag: found.etag, files, bookmark }
}

const cacheIndex = (index: OverlayIndex): OverlayIndex => {
  cached = { ...index, readAt: Date.now() }
  return index
}

/** The current overlay index of a build. Throws when the store does not answer. */
export const readOverlayIndex = async (env: Env, build: string): Promise<OverlayIndex> =>
  cacheIndex(await read(env, build, cached?.build === build ? cached : null))

/**
 * The overlay index of the served build, at most a second old. While the store does not answer it is the last known
 * one, so that pages are still served.
 */
export async function overlayIndex(env: Env): Promise<OverlayIndex> {
  const { edition } = await currentBuild(env)
  const last = cached?.build === edition ? cached : null
  if (last && Date.now() - last.readAt < FRESH_MS) return last
  // Concurrent requests do not read it too. No promise is shared: one of a visitor who disconnects may never settle.
  if (last) last.readAt = Date.now()
  try {
    return cacheIndex(await read(env, edition, last))
  } catch (error) {
    logLine('error', 'the overlay index could not be read', { error })
    return last ?? { build: edition, etag: null, files: {} }
  }
}

/**
 * An entry made from newer content replaces an older one, because it includes the older changes. An entry for the
 * build's own file only keeps runs with older content from writing: it is dropped after the last of them (`settled`).
 */
export const mergeOverlay = (stored: OverlayFiles, changes: OverlayFiles, settled: number): OverlayFiles => {
  const isNeeded = ([content, seq]: OverlayEntry) => content !== '' || seq >= settled
  const files = Object.fromEntries(Object.entries(stored).filter(([, entry]) => isNeeded(entry)))
  for (const [path, entry] of Object.entries(changes)) {
    const other = files[path]
    if (!other || entry[1] >= other[1]) files[path] = entry
  }
  return files
}

type WriteOptions = { settled?: number; last?: OverlayIndex; bookmark?: string | undefined }

/**
 * Writes files over a build, all of them or none: one object is the index of what is served, and it is replaced only if
 * it was not changed concurrently. The contents must be stored already. `settled`: the state of the content that no run is
 * behind (`latestState`). `last`: an index that was just read, which saves a read. `bookmark`: see `OverlayIndex`; the
 * newer one is kept, and they sort by age (https://developers.cloudflare.com/d1/reference/time-travel/).
 * @returns the written index. Throws when the store does not answer.
 */
export async function writeOverlay(
  env: Env,
  build: string,
  changes: OverlayFiles,
  { settled = 0, last, bookmark }: WriteOptions = {},
): Promise<OverlayIndex> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = (attempt === 0 && last) || (await readOverlayIndex(env, build))
    const files = mergeOverlay(stored.files, changes, settled)
    const newest = [stored.bookmark, bookmark]
      .filter((one) => one !== undefined)
      .sort()
      .at(-1)
    const onlyIf = stored.etag ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' }
    const written = await env.PAGES.put(indexKey(build), JSON.stringify({ files, bookmark: newest }), {
      onlyIf,
      httpMetadata: { contentType: 'application/json' },
    })
    if (written) return cacheIndex({ build, etag: written.etag, files, bookmark: newest })
  }
  throw new Error('the overlay is written by too many at once')
}
