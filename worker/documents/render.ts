import { renderPage } from 'vike/server'
import type { ReportState } from '#domain/content/report-input.ts'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import type { SubscriptionState } from '#domain/newsletter/subscription.ts'
import type { RenderedPage } from '#domain/site/rendered-page.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { SharedGuide } from '#domain/travel/shared-guide.ts'
import { payloadPath } from '#domain/url/document-path.ts'
import { readSiteConfig } from '../config.ts'
import { type ContentRepository, createContentRepository } from '../db/content/content.server.ts'
import { assembleDocument } from './assemble-document.ts'
import { currentBuild } from './build.ts'
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

/** What documents are rendered from. */
type RenderSource = {
  buildId: string
  config: SiteConfig
  content: ContentRepository
  sharedGuide?: SharedGuide | null
  report?: ReportState | undefined
  subscription?: SubscriptionState | undefined
  /** See renderer/loader.ts. */
  isRendered?: (source: string) => boolean
}

type Options = {
  /** Whether the address has a `_payload.json`: its data is not in the document. */
  isStored?: boolean
  sharedGuide?: SharedGuide | null
  report?: ReportState | undefined
  subscription?: SubscriptionState | undefined
  content?: ContentRepository
}

/** The address of the data of a document, which belongs to its build. */
const payloadUrl = (url: string, buildId: string): string => {
  const { pathname, searchParams } = new URL(url, 'https://page.invalid')
  return `${payloadPath(pathname, searchParams)}?${buildId}`
}

/**
 * Renders one public address. `url` is a path with its query: `/spots?page=2`. An address without a page renders the error
 * page with 404.
 * @returns `null` if `isRendered` knows the page. Throws what the page's loader or its components threw
 */
export const renderFrom = async (
  url: string,
  { buildId, content, ...source }: RenderSource,
  isStored: boolean,
): Promise<RenderedDocument | null> => {
  await loadPages()
  const pageContext = await renderPage({
    urlOriginal: url,
    buildId,
    pageSource: { ...source, content, now: content.now },
  })
  const { httpResponse, errorWhileRendering, page, sharingCard } = pageContext as typeof pageContext & {
    page?: RenderedPage
    sharingCard?: SharingCard
  }
  const { statusCode: status } = httpResponse
  if (status >= 500) throw errorWhileRendering ?? new Error(`could not render ${url}`)
  if (!page && status === 200) return null
  // The router redirects from another spelling of an address.
  if (!page) return { status, html: '', payload: '', headers: new Headers(), sharingCard: null }
  const isInDocument = !isStored || status !== 200 || !import.meta.env.PROD
  return {
    status,
    html: assembleDocument(
      await httpResponse.getBody(),
      page,
      isInDocument ? null : payloadUrl(url, buildId),
    ),
    payload: page.payload,
    headers: new Headers(httpResponse.headers),
    sharingCard: sharingCard ?? null,
  }
}

/**
 * Renders one public address with the current content of D1, exactly as the prerender script writes it; `more` is data
 * for a single page, or content shared by several renders.
 * @throws what the page's loader or its components threw
 */
export const renderDocument = async (
  url: string,
  env: Env,
  now = new Date(),
  { isStored = false, content = createContentRepository(env.DB, now), ...more }: Options = {},
): Promise<RenderedDocument> => {
  const { id: buildId } = await currentBuild(env)
  const document = await renderFrom(url, { buildId, config: readSiteConfig(env), content, ...more }, isStored)
  if (!document) throw new Error(`nothing was rendered for ${url}`)
  return document
}
