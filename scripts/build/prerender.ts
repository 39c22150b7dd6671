import { readFileSync } from 'node:fs'
import { prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import { addressPatterns } from '#domain/url/address-patterns.ts'
import { payloadPath } from '#domain/url/document-path.ts'
import { providePrerenderContent } from '#renderer/prerender-urls.ts'
import { readSiteConfig } from '#worker/config.ts'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { withDeferredApp } from '#worker/documents/deferred-app.ts'
import { syndicatedFiles } from '#worker/syndication/syndicated-files.ts'
import { progress } from '../local/progress.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { writeMemberWorker } from './member-worker.ts'
import { prerenderedFiles } from './prerendered-files.ts'
import { stubWorkerdModules } from './workerd-modules.ts'

// Development React is five times slower and writes warnings into pages.
process.env.NODE_ENV = 'production'

/** The folder of the build. */
const DIST = process.env.DIST ?? 'dist'
/** The output folder; another one for benchmarks. */
const OUT = process.env.PRERENDER_OUT ?? `${DIST}/client`
/** vike's own data file, which `_payload.json` replaces. */
const VIKE_PAYLOAD = /\.pageContext\.json/
/** Pages without an address of their own, which the Worker serves with an error status. */
const ERROR_PAGES = new Set(['/404', '/410', '/500'])

type Prerendered = PageContextServer & {
  _prerenderResult: { filePath: string; fileContent: string }
  _prerenderContext: { output: unknown[] }
}

/** The build's variables as resolved by wrangler, or those of a deployment. */
const buildVars = () =>
  JSON.parse(readFileSync(process.env.SITE_CONFIG ?? `${DIST}/server/wrangler.json`, 'utf8')).vars

/**
 * Prerenders every page from the content of the local D1.
 * @returns the prerendered addresses
 */
const prerenderSite = async (stateDir: string): Promise<string[]> => {
  const now = new Date()
  const build = { id: now.getTime().toString(36), timestamp: now.getTime() }
  const { db, close } = openSqliteD1(localD1File(stateDir))
  const content = createContentRepository(db, now)
  const config = readSiteConfig(buildVars())
  providePrerenderContent(content)
  stubWorkerdModules()

  const files = prerenderedFiles(OUT)
  const urls: string[] = []
  const report = progress('Prerender', 'pages')
  files.clear()
  await prerender({
    pageContextInit: { buildId: build.id, pageSource: { content, now, config } },
    onPagePrerender: async (pageContext: PageContextServer) => {
      const { _prerenderResult, _prerenderContext, urlOriginal, data } = pageContext as Prerendered
      // vike keeps all output in memory: a gigabyte for ten thousand pages.
      _prerenderContext.output.length = 0
      const { filePath, fileContent } = _prerenderResult
      if (VIKE_PAYLOAD.test(filePath)) return
      if (ERROR_PAGES.has(urlOriginal))
        return files.write(`${urlOriginal}.html`, withDeferredApp(fileContent, null))
      const { pathname, searchParams } = new URL(urlOriginal, 'https://page.invalid')
      const html = withDeferredApp(fileContent, `${payloadPath(pathname, searchParams)}?${build.id}`)
      files.writeDocument(urlOriginal, html, JSON.stringify(data))
      // It also keeps every page's context.
      Object.assign(pageContext, { data: undefined, _prerenderResult: undefined })
      urls.push(urlOriginal)
      report(urls.length)
    },
  })
  for (const file of await syndicatedFiles(content, config)) files.write(file.path, file.content)
  close()
  urls.sort()
  files.write(
    `builds/meta/${build.id}.json`,
    JSON.stringify({ ...build, prerendered: addressPatterns(urls) }),
  )
  // Every address by itself, for what compares the content with the build: readers never load it.
  files.write(`builds/addresses/${build.id}.json`, JSON.stringify(urls))
  await writeMemberWorker(OUT, build.id)
  files.write('builds/latest.json', JSON.stringify(build))
  return urls
}

let isDone = false
// vike prints the error of a page and exits with 0.
process.on('exit', () => {
  if (!isDone) process.exitCode = 1
})
await prerenderSite(process.env.STATE_DIR ?? '.wrangler/state')
isDone = true
