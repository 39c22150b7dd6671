import { addressOfFile } from '#domain/url/document-path.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { currentBuild } from '../documents/build.ts'
import { syndicatedAddresses } from '../syndication/syndicated-files.ts'
import { contentAddresses } from './content-addresses.ts'
import { isDeepList } from './deep-lists.ts'
import { contentName } from './file-headers.ts'
import { filesMaker, type MadeFile } from './make-files.ts'
import { readOverlayIndex } from './overlay-index.ts'
import { keptFiles } from './pages-on-request.ts'

/** An expected file: the name of its content (`contentName`), or `null` when it must not exist. */
type ExpectedFile = { path: string; content: string | null }
type ExpectedAddress = { address: string; files: ExpectedFile[] }

/** Documents of client-rendered areas and of developers: nothing of them comes from the content. */
const WITHOUT_CONTENT = /^\/(\$|%24|~|_|login|logout|reload|maintenance)(\/|$)/

/** The prerendered addresses of the served build. */
const prerendered = async (env: Env): Promise<string[]> => {
  const response = await env.ASSETS.fetch('https://assets.local/builds/addresses.json')
  return response.ok ? ((await response.json()) as string[]) : []
}

/**
 * Every current or former public address: of the content, the build, the overlay, and what was made on request; not those
 * of pages that nobody has requested, which are nowhere yet. The order is stable while the content stays.
 */
export async function publicAddresses(env: Env, now: Date): Promise<string[]> {
  const { edition, onRequest } = await currentBuild(env)
  const content = createContentRepository(env.DB, now)
  const [{ addresses }, built, { files }, kept, syndicated] = await Promise.all([
    contentAddresses(content, { except: onRequest }),
    prerendered(env),
    readOverlayIndex(env, edition),
    onRequest.length > 0 ? keptFiles(env, edition) : [],
    syndicatedAddresses(content),
  ])
  const published = [...Object.keys(files), ...kept].map(addressOfFile)
  const all = [...addresses, ...built, ...published, ...syndicated]
  return [...new Set(all)].filter((address) => !WITHOUT_CONTENT.test(address) && !isDeepList(address)).sort()
}

/** Addresses rendered at the same time. */
const MAX_CONCURRENT = 8

const expectedFile = async ({ path, text }: MadeFile): Promise<ExpectedFile> => ({
  path,
  content: text === null ? null : await contentName(text),
})

/** The files that addresses must serve according to the database. A page that cannot be rendered has none. */
export async function expectedAddresses(
  env: Env,
  addresses: readonly string[],
  now: Date,
): Promise<ExpectedAddress[]> {
  const make = filesMaker(env, now)
  const expected: ExpectedAddress[] = []
  for (let start = 0; start < addresses.length; start += MAX_CONCURRENT) {
    const some = addresses.slice(start, start + MAX_CONCURRENT).map(async (address) => {
      const files = await make(address).catch(() => [])
      return { address, files: await Promise.all(files.map(expectedFile)) }
    })
    expected.push(...(await Promise.all(some)))
  }
  return expected
}
