import { toDocumentPath } from '#domain/url/document-path.ts'
import { readSiteConfig } from '../config.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import { renderDocument } from '../documents/render.ts'
import { filesAt, isSyndicated } from '../syndication/syndicated-files.ts'
import { isDeepList } from './deep-lists.ts'

/** A file of the site as it must be; `null`: deleted. */
export type MadeFile = { path: string; text: string | null }
type MakeFiles = (address: string) => Promise<MadeFile[]>

/** A sitemap may have had one part more, or an entry. */
const HAS_PARTS = /^\/sitemaps\/(?!news)/

async function makeSyndicated(address: string, env: Env, content: ContentRepository): Promise<MadeFile[]> {
  const files = await filesAt(address, content, readSiteConfig(env))
  // The page of a feed may be gone.
  if (files.length === 0) return [{ path: address, text: null }]
  const next = address.replace('.xml', `-${files.length + 1}.xml`)
  return [
    ...files.map(({ path, content: text }) => ({ path, text })),
    ...(HAS_PARTS.test(address) ? [{ path: next, text: null }] : []),
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
  return async (address) => {
    // Nothing is stored for it.
    if (isDeepList(address)) return [{ path: address, text: '' }]
    return isSyndicated(address) ? makeSyndicated(address, env, content) : makeDocument(address, env, content)
  }
}
