import { contentPage } from '#domain/content/content-page.ts'
import { addressOfFile, pageNumber } from '#domain/url/document-path.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { type Build, currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'
import { contentTypeOf } from './file-headers.ts'
import { filesMaker } from './make-files.ts'
import { cacheContent, cachedContent, storedContent } from './overlay-contents.ts'

// A build has files for a limited number of pages (scripts/build/prerender.ts). The others are made on the first request,
// by the code of publications, and kept for its edition. What is published goes into the overlay, which is served before
// what was kept: nothing kept is ever outdated, and the index of the overlay does not grow with readers.

/** Pages that an isolate makes at the same time: each takes memory. */
const MAX_CONCURRENT = 8
/** How long a request waits for another one, which may have been cancelled without notice. */
const MAX_WAIT_MS = 3000
const POLL_MS = 20

const keyOf = (edition: string, path: string): string => `${edition}/kept${path}`

const urlOf = (address: string): URL => new URL(address, 'https://page.invalid')

/** Whether the build may have no file for a page of a list or its entries. */
export const isOnRequest = ({ onRequest }: Pick<Build, 'onRequest'>, address: string): boolean => {
  const { pathname, searchParams } = urlOf(address)
  return onRequest.some(
    (list) =>
      pathname.startsWith(`${list}/`) || (pathname === list && pageNumber(searchParams.get('page')) > 1),
  )
}

/** The pages that this isolate is making, with the moment at which it began. No promise is shared (overlay-index.ts). */
const begun = new Map<string, number>()

const isBegun = (address: string): boolean => Date.now() - (begun.get(address) ?? 0) < MAX_WAIT_MS

/** Begins to make a page, unless it is being made, or too many others are. */
function begin(address: string): boolean {
  if (isBegun(address) || [...begun.keys()].filter(isBegun).length >= MAX_CONCURRENT) return false
  begun.set(address, Date.now())
  return true
}

/** A kept file; `null` where there is none, or the store does not answer. */
async function keptFile(env: Env, key: string): Promise<ArrayBuffer | null> {
  try {
    return await storedContent(env.PAGES, key)
  } catch (error) {
    logLine('error', 'a kept page could not be read', { key, error })
    return null
  }
}

/** Makes the files of a page, and keeps them. @returns that of a path; `null`: there is no page */
async function make(env: Env, edition: string, address: string, asked: string): Promise<ArrayBuffer | null> {
  const now = new Date()
  const page = contentPage(urlOf(address).pathname)
  const content = createContentRepository(env.DB, now)
  // Rendering that there is no page would take much longer.
  if (page ? !(await content.isPublicSlug(page.kind, page.slug)) : !urlOf(address).search) return null
  const files = (await filesMaker(env, now)(address)).flatMap(({ path, text }) =>
    text === null ? [] : { path, body: new TextEncoder().encode(text).buffer as ArrayBuffer },
  )
  // Before the store has them: requests of the same page wait for this.
  for (const { path, body } of files) cacheContent(keyOf(edition, path), body)
  const puts = files.map(({ path, body }) =>
    env.PAGES.put(keyOf(edition, path), body, { httpMetadata: { contentType: contentTypeOf(path) } }),
  )
  // The page is served all the same.
  await Promise.all(puts).catch((error: unknown) =>
    logLine('error', 'a page could not be kept', { address, error }),
  )
  return files.find(({ path }) => path === asked)?.body ?? null
}

/**
 * A file of a page that is made on request: `/article-pages/…/index.html`. The first request makes it, others wait for
 * that.
 * @returns `null` for a page that does not exist, and for all that the build has. Throws what rendering threw
 */
export async function fileOnRequest(env: Env, path: string): Promise<ArrayBuffer | null> {
  const build = await currentBuild(env)
  const address = addressOfFile(path)
  if (address === path || !isOnRequest(build, address)) return null
  const key = keyOf(build.edition, path)
  const kept = await keptFile(env, key)
  if (kept) return kept
  const until = Date.now() + MAX_WAIT_MS
  for (;;) {
    // Made by another request, perhaps while this one asked the store.
    const made = cachedContent(key)
    if (made) return made
    if (begin(address) || Date.now() >= until) break
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  try {
    return await make(env, build.edition, address, path)
  } finally {
    begun.delete(address)
  }
}

/** The paths of all kept files of an edition. */
export async function keptFiles(env: Env, edition: string): Promise<string[]> {
  const prefix = keyOf(edition, '')
  const paths: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await env.PAGES.list({ prefix, ...(cursor && { cursor }) })
    paths.push(...page.objects.map(({ key }) => key.slice(prefix.length)))
    if (!page.truncated) return paths
    cursor = page.cursor
  }
}
