import type { PageContextServer } from 'vike/types'
import { loadPage } from './load-page.ts'

// https://vike.dev/onBeforeRender — the only one: pages have a +loader.ts. Not +data, which vike would put into documents.
export const onBeforeRender = async (pageContext: PageContextServer) => {
  const { routeMiddleware: names } = pageContext.config
  if (names) {
    const { runMiddleware } = await import('./navigation/middleware.ts')
    await runMiddleware(names, pageContext.urlOriginal, false)
  }
  return { pageContext: { payload: await loadPage(pageContext) } }
}
