import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { missingPageReason } from '#domain/site/missing-page.ts'
import { fingerprint } from '#domain/text/fingerprint.ts'
import type { LoaderContext } from './loader.ts'
import type { Payload } from './payload.ts'

/** Validates the URL, runs the page's loader, then its head; `null` from the loader is a 404. */
export const loadPage = async (pageContext: PageContextServer): Promise<Payload> => {
  const { config, routeParams, urlParsed, urlOriginal, pageSource } = pageContext
  const context: LoaderContext = { ...pageSource, routeParams, search: urlParsed.search }
  const verdict = config.validate?.(context) ?? true
  if (verdict === false) throw render(404, missingPageReason(urlOriginal))
  if (verdict !== true) throw render(verdict.status, verdict.text)
  const data = config.loader ? await config.loader(context) : undefined
  if (data === null) throw render(404, missingPageReason(urlOriginal))
  pageContext.head = config.head?.({ ...context, data, pathname: urlParsed.pathnameOriginal }) ?? {
    title: '',
  }
  const { title } = pageContext.head
  if (!data) return { title, data: null }
  // As the browser gets it: JSON has no `undefined`.
  const json = JSON.stringify(data)
  return { title, data: JSON.parse(json), version: fingerprint(title + json) }
}
