import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { prerenderedFiles } from './prerendered-files.ts'
import { stubWorkerdModules } from './workerd-modules.ts'

/** Pages without an address of their own, which the Worker serves with an error status. */
const ERROR_PAGES = new Set(['/404', '/410', '/500'])

export type PrerenderOptions = {
  /** The folder of the build. */
  dist: string
  /** The folder of the pages. */
  out: string
  stateDir: string
  buildId: string
  config: SiteConfig
  now: Date
  /** The keys of the pages that are in the folder, by address. */
  keys: Readonly<Record<string, string>>
}

/** The key of a page: it changes with everything that the page is made of. */
export type PageKey = [url: string, key: string]

/** The Worker's code, in Node. */
export const loadBundle = async (dist: string): Promise<typeof import('#worker/documents/prerender.ts')> => {
  // Development React is five times slower and writes warnings into pages.
  process.env.NODE_ENV = 'production'
  stubWorkerdModules()
  return import(pathToFileURL(resolve(join(dist, 'server/prerender.mjs'))).href)
}

/**
 * Renders pages and writes their files, those that are not there yet as they would be.
 * @returns a function of addresses, which gives the key of each page
 */
export const pagePrerenderer = async (options: PrerenderOptions) => {
  const { dist, out, stateDir, buildId, config, now, keys } = options
  const { createContentRepository, renderFrom } = await loadBundle(dist)
  const { db } = openSqliteD1(localD1File(stateDir))
  const content = createContentRepository(db, now)
  const files = prerenderedFiles(out)

  const prerenderPage = async (url: string): Promise<PageKey> => {
    let key = ''
    const isRendered = (source: string): boolean => {
      key = createHash('sha256').update(buildId).update(source).digest('base64url').slice(0, 16)
      return keys[url] === key && files.hasDocument(url)
    }
    const isError = ERROR_PAGES.has(url)
    const document = await renderFrom(
      url,
      { buildId, config, content, isRendered: isError ? undefined : isRendered },
      !isError,
    )
    if (!document) return [url, key]
    if (isError) files.write(`${url}.html`, document.html)
    else files.writeDocument(url, document.html, document.payload)
    return [url, key]
  }

  return async (urls: readonly string[]): Promise<PageKey[]> => {
    const pages: PageKey[] = []
    for (const url of urls) {
      pages.push(await prerenderPage(url))
      // Rendering waits for nothing: the messages of other threads would not be heard.
      await setImmediate()
    }
    return pages
  }
}
