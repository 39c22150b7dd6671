import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'

/**
 * What lies over one file of the build: the name of its content, `''` for the build's own, `null` for a file that is
 * removed, `'*'` over all pages far down a list (deep-lists.ts); and the state of the content it was made of
 * (`publications.seq`).
 */
export type Laid = readonly [content: string | null, seq: number]
/** By the file's path: `/spots/kenrokuen/index.html`, `/spots/page/*`. */
export type LaidFiles = Record<string, Laid>
export type OverlayIndex = { build: string; etag: string | null; files: LaidFiles }

/** How long an isolate goes by what it knows. Another one's publication is seen after that at the latest. */
const FRESH_MS = 1000
/** Publications that end at the same moment try one after the other. */
const MOST_ATTEMPTS = 20

let known: (OverlayIndex & { readAt: number }) | null = null

const indexKey = (build: string): string => `${build}/index.json`
/** Where a content lies in the store, by the build it is for and its own name. */
export const contentKey = (build: string, content: string): string => `${build}/files/${content}`

const read = async (env: Env, build: string, last: OverlayIndex | null): Promise<OverlayIndex> => {
  const found = await env.PAGES.get(
    indexKey(build),
    last?.etag ? { onlyIf: { etagDoesNotMatch: last.etag } } : {},
  )
  if (!found) return { build, etag: null, files: {} }
  if (!('body' in found)) return last ?? read(env, build, null)
  return { build, etag: found.etag, files: ((await found.json()) as { files: LaidFiles }).files }
}

const remember = (index: OverlayIndex): OverlayIndex => {
  known = { ...index, readAt: Date.now() }
  return index
}

/** What lies over a build, as it is stored now. Throws when the store does not answer. */
export const readOverlayIndex = async (env: Env, build: string): Promise<OverlayIndex> =>
  remember(await read(env, build, known?.build === build ? known : null))

/**
 * What lies over the build that is served, as known a second ago or sooner. While the store does not answer, it is what
 * was known last: pages are served rather than not.
 */
export async function overlayIndex(env: Env): Promise<OverlayIndex> {
  const { id } = await currentBuild(env)
  const last = known?.build === id ? known : null
  if (last && Date.now() - last.readAt < FRESH_MS) return last
  // Whoever comes meanwhile does not ask too. No promise is shared: a visitor who leaves would take it along.
  if (last) last.readAt = Date.now()
  try {
    return remember(await read(env, id, last))
  } catch (error) {
    logLine('error', 'the index of published files could not be read', { error })
    return last ?? { build: id, etag: null, files: {} }
  }
}

/** What was made of a newer state of the content stays: whoever made it knew everything that we did. */
const newest = (stored: LaidFiles, laid: LaidFiles): LaidFiles => {
  const files = { ...stored }
  for (const [path, entry] of Object.entries(laid)) {
    const other = files[path]
    if (!other || entry[1] >= other[1]) files[path] = entry
  }
  return files
}

/**
 * Lays files over a build, all of them at once or none: one object names what is served, and it is replaced only if
 * nobody else has done so meanwhile. What they hold must be stored already. `last`: what was read a moment ago, which
 * saves asking for it when nobody has written since.
 * @returns what is laid now. Throws when the store does not answer.
 */
export async function layOver(
  env: Env,
  build: string,
  laid: LaidFiles,
  last?: OverlayIndex,
): Promise<OverlayIndex> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const stored = (attempt === 0 && last) || (await readOverlayIndex(env, build))
    const files = newest(stored.files, laid)
    const onlyIf = stored.etag ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' }
    const written = await env.PAGES.put(indexKey(build), JSON.stringify({ files }), {
      onlyIf,
      httpMetadata: { contentType: 'application/json' },
    })
    if (written) return remember({ build, etag: written.etag, files })
  }
  throw new Error('the overlay is written by too many at once')
}
