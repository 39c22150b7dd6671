import { Hono } from 'hono'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import type { AppEnv } from '../app-env.ts'
import { currentBuild } from '../documents/build.ts'
import { documents } from '../documents/documents.ts'
import { isDeepList, isOutdated, ON_REQUEST } from './deep-lists.ts'
import { contentName } from './file-headers.ts'
import { overlayIndex } from './overlay-index.ts'
import { documentFile, isFile } from './overlay-response.ts'

/**
 * The public site without its middleware: the addresses of publications have no guard. Fallbacks without a page (301,
 * 410, 404) depend on the database, and no miss is recorded.
 */
const publicSite = () => new Hono<AppEnv>().notFound((c) => c.body(null, 404)).get('*', documents)

/** Whether an address is rendered for every request: then it needs no publication. */
const isAlwaysNew = async (env: Env, url: URL): Promise<boolean> =>
  import.meta.env.DEV ||
  isOutOfSeason(url.pathname, new Date((await currentBuild(env)).timestamp), new Date())

/**
 * Requests an address as a reader would, and compares the answer with the overlay: the exact text, or nothing where the
 * page was removed.
 */
export async function servesNewest(env: Env, address: string): Promise<boolean> {
  const url = new URL(address, 'https://public.local')
  const { files } = await overlayIndex(env)
  if (isDeepList(address)) return files[address]?.[0] === ON_REQUEST
  if (isOutdated(url, files) || (await isAlwaysNew(env, url))) return true
  const entry = files[isFile(url) ? url.pathname : documentFile(url)]
  const response = await publicSite().request(url.href, {}, env)
  if (!entry || entry[0] === '') return response.ok
  if (entry[0] === null) return !response.ok
  return response.ok && (await contentName(await response.text())) === entry[0]
}
