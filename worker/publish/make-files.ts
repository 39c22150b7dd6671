import { toDocumentPath } from '#domain/url/document-path.ts'
import { readSiteConfig } from '../config.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import { renderDocument } from '../documents/render.ts'
import type { SiteFile } from '../syndication/sitemap-xml.ts'
import { syndicatedFiles } from '../syndication/syndicated-files.ts'
import { isDeepList } from './deep-lists.ts'

/** A file of the site as it must be; `null`: deleted. */
export type MadeFile = { path: string; text: string | null }
type MakeFiles = (address: string) => Promise<MadeFile[]>

/** Sitemaps that are split when they are too large: `/sitemaps/spots.xml` represents `/sitemaps/spots-2.xml` too. */
const SPLIT = /^\/sitemaps\/(?!news)/

const partsOf = (address: string, files: readonly SiteFile[]): MadeFile[] => {
  const name = address.replace(/\.xml$/, '')
  const own = files.filter(
    ({ path }) => path === address || (path.startsWith(name) && /^-\d+\.xml$/.test(path.slice(name.length))),
  )
  // There may have been one part more.
  const next = own.length === 0 ? address : `${name}-${own.length + 1}.xml`
  return [
    ...own.map(({ path, content }) => ({ path, text: content })),
    ...(SPLIT.test(address) ? [{ path: next, text: null }] : []),
  ]
}

async function makeDocument(address: string, env: Env, content: ContentRepository): Promise<MadeFile[]> {
  const { status, html, payload } = await renderDocument(address, env, content.now, {
    isStored: true,
    content,
  })
  const { pathname, searchParams } = new URL(address, 'https://made.local')
  const folder = toDocumentPath(pathname, searchParams).replace(/\/$/, '')
  const isThere = status === 200
  return [
    { path: `${folder}/index.html`, text: isThere ? html : null },
    { path: `${folder}/_payload.json`, text: isThere ? payload : null },
  ]
}

/**
 * Renders the files of public addresses with the content of one moment, exactly as a build writes them. Results shared
 * by several pages are read once.
 */
export function filesMaker(env: Env, now: Date): MakeFiles {
  const content = createContentRepository(env.DB, now)
  let syndicated: Promise<SiteFile[]> | undefined
  return async (address) => {
    // Nothing is stored for it.
    if (isDeepList(address)) return [{ path: address, text: '' }]
    if (!address.endsWith('.xml')) return makeDocument(address, env, content)
    syndicated ??= syndicatedFiles(content, readSiteConfig(env))
    return partsOf(address, await syndicated)
  }
}
