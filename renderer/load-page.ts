import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { LoaderContext } from './loader.ts'
import type { Payload } from './payload.ts'

/** Runs the page's own loader, then its head; `null` from the loader is a 404. */
export const loadPage = async (pageContext: PageContextServer): Promise<Payload> => {
  const { config, routeParams, urlParsed, pageSource } = pageContext
  const context: LoaderContext = { ...pageSource, routeParams, search: urlParsed.search }
  const data = config.loader ? await config.loader(context) : undefined
  if (data === null) throw render(404)
  pageContext.head = config.head?.({ ...context, data, pathname: urlParsed.pathnameOriginal }) ?? {
    title: '',
  }
  return { title: pageContext.head.title, data: data ?? null }
}
