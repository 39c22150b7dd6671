import type { PageContextServer } from 'vike/types'
import { loadPage } from './load-page.ts'
import type { Payload } from './payload.ts'

// https://vike.dev/data — the only one: pages have a +loader.ts
export const data = async (pageContext: PageContextServer): Promise<Payload> => {
  const { routeMiddleware: names } = pageContext.config
  if (names) {
    const { runMiddleware } = await import('./navigation/middleware.ts')
    await runMiddleware(names, pageContext.urlOriginal, false)
  }
  return loadPage(pageContext)
}
