import type { PublishedPage } from '#domain/publish/publication.ts'
import { addressOfFile } from '#domain/url/document-path.ts'
import { latestState } from '../db/publications/runs.server.ts'
import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'
import { isDeepList, ON_REQUEST } from './deep-lists.ts'
import { contentName, contentTypeOf } from './file-headers.ts'
import { filesMaker, type MadeFile } from './make-files.ts'
import {
  contentKey,
  type OverlayFiles,
  type OverlayIndex,
  readOverlayIndex,
  writeOverlay,
} from './overlay-index.ts'
import { isOnRequest } from './pages-on-request.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** Addresses rendered concurrently: while one waits for the database, another one is rendered. */
const MAX_CONCURRENT = { urgent: 12, patient: 4 }

type Made = { path: string; files: MadeFile[] } | { path: string; failure: unknown }

/** A page that could not be rendered, with its `address`. */
export class PageFailure extends Error {
  readonly address: string

  constructor(address: string, cause: unknown) {
    super(`could not make ${address}`, { cause })
    this.address = address
  }
}

const makeAll = async (
  env: Env,
  addresses: readonly string[],
  now: Date,
  isUrgent: boolean,
): Promise<Made[]> => {
  const make = filesMaker(env, now)
  const made: Made[] = []
  const batch = MAX_CONCURRENT[isUrgent ? 'urgent' : 'patient']
  for (let start = 0; start < addresses.length; start += batch) {
    if (!isUrgent) await yieldToEventLoop()
    const some = addresses.slice(start, start + batch)
    made.push(
      ...(await Promise.all(
        some.map((path) =>
          make(path).then(
            (files): Made => ({ path, files }),
            (failure: unknown): Made => ({ path, failure }),
          ),
        ),
      )),
    )
  }
  return made
}

/** The content name of the build's own file; `null` without one. */
const builtName = async (env: Env, path: string): Promise<string | null> => {
  const response = await env.ASSETS.fetch(`https://assets.local${path}`)
  return response.ok ? contentName(await response.text()) : null
}

type Comparison = { overlay: OverlayFiles[string]; isChanged: boolean; name: string | null }

/** The overlay entry for a file: the build's own where that is the same. */
async function compare(env: Env, index: OverlayIndex, file: MadeFile, seq: number): Promise<Comparison> {
  if (isDeepList(file.path)) return { overlay: [ON_REQUEST, seq], isChanged: true, name: null }
  const name = file.text === null ? null : await contentName(file.text)
  const there = index.files[file.path]?.[0]
  const isOwn = there === undefined || there === ''
  const served = isOwn ? await builtName(env, file.path) : there
  // What readers were given of a page that is made on request is not compared.
  const isUnknown = served === null && isOwn && isOnRequest(await currentBuild(env), addressOfFile(file.path))
  return {
    overlay: [isOwn && name && name === served ? '' : name, seq],
    isChanged: name !== served || isUnknown,
    name,
  }
}

const statusOf = (files: readonly MadeFile[], changed: readonly boolean[]): PublishedPage['status'] => {
  if (!changed.includes(true)) return 'same'
  return files.every(({ text }) => text === null) ? 'removed' : 'changed'
}

/**
 * Renders addresses with the current content and writes them to the overlay of the build, all at once. `notBefore`: the
 * moment of a plan. `isAtomic`: a page that cannot be rendered fails all of them; an editor waits for the result.
 * @returns the result for each. Throws a `PageFailure` (`isAtomic`), or an error of the store.
 */
export async function writeAddresses(
  env: Env,
  build: string,
  addresses: readonly string[],
  notBefore: Date,
  { isAtomic = false } = {},
): Promise<PublishedPage[]> {
  // Before reading anything: the result is at least as new as this.
  const session = env.DB.withSession('first-primary')
  const { seq, at, settled } = await latestState(session as unknown as D1Database, new Date())
  const moment = new Date(Math.max(Date.now(), at, notBefore.getTime()))
  const made = await makeAll(env, addresses, moment, isAtomic)
  const failed = made.find((one) => 'failure' in one)
  if (failed && 'failure' in failed && isAtomic) throw new PageFailure(failed.path, failed.failure)
  const index = await readOverlayIndex(env, build)
  const overlay: OverlayFiles = {}
  const pages = await Promise.all(
    made.map(async (one): Promise<PublishedPage> => {
      if ('failure' in one) return failedPage(one)
      const changed = await Promise.all(
        one.files.map(async (file) => {
          const { overlay: entry, isChanged, name } = await compare(env, index, file, seq)
          if (isChanged && name && file.text !== null)
            await putContent(env, build, file.path, name, file.text)
          overlay[file.path] = entry
          return isChanged
        }),
      )
      return { path: one.path, status: statusOf(one.files, changed), error: null }
    }),
  )
  const bookmark = session.getBookmark() ?? undefined
  await writeOverlay(env, build, overlay, { settled, last: index, bookmark })
  return pages
}

const failedPage = ({ path, failure }: { path: string; failure: unknown }): PublishedPage => {
  logLine('error', 'a page could not be rendered', { path, error: failure })
  return { path, status: 'failed', error: 'このページを作れませんでした。' }
}

const putContent = async (
  env: Env,
  build: string,
  path: string,
  name: string,
  text: string,
): Promise<void> => {
  await env.PAGES.put(contentKey(build, name), text, { httpMetadata: { contentType: contentTypeOf(path) } })
}
