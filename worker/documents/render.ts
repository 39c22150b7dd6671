import { renderPage } from 'vike/server'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import type { SharedGuide } from '#domain/travel/shared-guide.ts'
import { payloadPath } from '#domain/url/document-path.ts'
import { readSiteConfig } from '../config.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import { currentBuild } from './build.ts'
import { withDeferredApp } from './deferred-app.ts'
import { loadPages } from './pages.ts'

type RenderedDocument = {
  status: number
  html: string
  /** The content of the document's `_payload.json`. */
  payload: string
  headers: Headers
  /** The card of the page for sharing; `null` without one. */
  sharingCard: SharingCard | null
}

type Options = {
  /** Whether the address has a `_payload.json`: its data is not in the document. */
  isStored?: boolean
  sharedGuide?: SharedGuide | null
  content?: ContentRepository
}

/** What a browser gets of a rendered document. */
const served = (html: string, url: string, build: string, isStored: boolean): string => {
  if (!import.meta.env.PROD) return html
  const { pathname, searchParams } = new URL(url, 'https://page.invalid')
  return withDeferredApp(html, isStored ? `${payloadPath(pathname, searchParams)}?${build}` : null)
}

/**
 * Renders one public address with the current content of D1, exactly as the prerender script writes it. `url` is a path
 * with its query: `/spots?page=2`; `more` is data for a single page, or content shared by several renders. An address
 * without a page renders the error page with 404.
 * @throws what the page's loader or its components threw
 */
export const renderDocument = async (
  url: string,
  env: Env,
  now = new Date(),
  { isStored = false, ...more }: Options = {},
): Promise<RenderedDocument> => {
  await loadPages()
  const { id } = await currentBuild(env)
  const pageContext = await renderPage({
    urlOriginal: url,
    buildId: id,
    pageSource: { content: createContentRepository(env.DB, now), now, config: readSiteConfig(env), ...more },
  })
  const { httpResponse, errorWhileRendering, data, sharingCard } = pageContext as typeof pageContext & {
    sharingCard?: SharingCard
  }
  if (httpResponse.statusCode >= 500) throw errorWhileRendering ?? new Error(`could not render ${url}`)
  const html = await httpResponse.getBody()
  return {
    status: httpResponse.statusCode,
    html: served(html, url, id, isStored && httpResponse.statusCode === 200),
    payload: JSON.stringify(data),
    headers: new Headers(httpResponse.headers),
    sharingCard: sharingCard ?? null,
  }
}
