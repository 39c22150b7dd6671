import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { ENTRY_KINDS, PAGE_KINDS, PAGED_KINDS } from '#domain/content/kind-lists.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { listPagePaths } from '#domain/search/list-page.ts'
import { fromDocumentPath } from '#domain/url/document-path.ts'
import { link } from '#domain/url/link.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import { countPublic } from '../db/publications/affected.server.ts'
import { currentBuild } from '../documents/build.ts'
import { syndicatedAddresses } from '../syndication/syndicated-files.ts'
import { isDeepList } from './deep-lists.ts'
import { contentName } from './file-headers.ts'
import { filesMaker, type MadeFile } from './make-files.ts'
import { readOverlayIndex } from './overlay-index.ts'

/** An expected file: the name of its content (`contentName`), or `null` when it must not exist. */
type ExpectedFile = { path: string; content: string | null }
type ExpectedAddress = { address: string; files: ExpectedFile[] }

/** Documents of client-rendered areas and of developers: nothing of them comes from the content. */
const WITHOUT_CONTENT = /^\/(\$|%24|~|_|login|logout|reload|maintenance)(\/|$)/

const addressOfFile = (path: string): string => {
  const document = path.replace(/\/(index\.html|_payload\.json)$/, '') || '/'
  return fromDocumentPath(document) ?? document
}

/** The prerendered addresses of the served build. */
const prerendered = async (env: Env, build: string): Promise<string[]> => {
  const response = await env.ASSETS.fetch(`https://assets.local/builds/addresses/${build}.json`)
  return response.ok ? ((await response.json()) as string[]) : []
}

/** Every address of the content. */
async function addressesOfContent(env: Env, content: ContentRepository): Promise<string[]> {
  const pages = await Promise.all(
    PAGE_KINDS.map(async (kind) =>
      (await content.listSlugs(kind)).map((slug) => link(CONTENT_KINDS[kind].plural, { id: slug })),
    ),
  )
  const lists = await Promise.all(
    PAGED_KINDS.map(async (kind) =>
      listPagePaths(link(CONTENT_KINDS[kind].plural), await countPublic(env.DB, kind, content.now)),
    ),
  )
  const prefectures = BUILT_IN_PREFECTURES.map(({ slug }) => link('pr', { id: slug }))
  const whole = ENTRY_KINDS.map((kind) => link(CONTENT_KINDS[kind].plural))
  return [link('top'), ...whole, ...prefectures, ...lists.flat(), ...pages.flat()]
}

/**
 * Every current or former public address: of the content, the build, and the overlay. The order is stable while the
 * content stays.
 */
export async function publicAddresses(env: Env, now: Date): Promise<string[]> {
  const { id: build } = await currentBuild(env)
  const content = createContentRepository(env.DB, now)
  const [fromContent, built, { files }, syndicated] = await Promise.all([
    addressesOfContent(env, content),
    prerendered(env, build),
    readOverlayIndex(env, build),
    syndicatedAddresses(content),
  ])
  const all = [...fromContent, ...built, ...Object.keys(files).map(addressOfFile), ...syndicated]
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
