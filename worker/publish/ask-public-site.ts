import { Hono } from 'hono'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import type { AppEnv } from '../app-env.ts'
import { currentBuild } from '../documents/build.ts'
import { documents } from '../documents/documents.ts'
import { isDeepList, isOutrun, ON_REQUEST } from './deep-lists.ts'
import { contentName } from './file-headers.ts'
import { overlayIndex } from './overlay-index.ts'
import { documentFile } from './published-file.ts'

/**
 * What readers are given, without what stands before it: the addresses that pages are published at have no guard. What
 * follows where there is no page (301, 410, 404) is the database's to say, and no reader missed anything.
 */
const publicSite = () => new Hono<AppEnv>().notFound((c) => c.body(null, 404)).get('*', documents)

/** Whether an address is made for every visitor: then it needs no publication. */
const isAlwaysNew = async (env: Env, url: URL): Promise<boolean> =>
  import.meta.env.DEV ||
  isOutOfSeason(url.pathname, new Date((await currentBuild(env)).timestamp), new Date())

/**
 * Asks for an address as a reader does, and whether what comes is what was laid over it last: the very text, or nothing
 * where the page was removed.
 */
export async function servesNewest(env: Env, address: string): Promise<boolean> {
  const url = new URL(address, 'https://public.local')
  const { files } = await overlayIndex(env)
  if (isDeepList(address)) return files[address]?.[0] === ON_REQUEST
  if (isOutrun(url, files) || (await isAlwaysNew(env, url))) return true
  const laid = files[address.endsWith('.xml') ? address : documentFile(url)]
  const response = await publicSite().request(url.href, {}, env)
  if (!laid || laid[0] === '') return response.ok
  if (laid[0] === null) return !response.ok
  return response.ok && (await contentName(await response.text())) === laid[0]
}
