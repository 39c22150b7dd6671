import type { PageContext } from 'vike/types'
import { titled } from './head.ts'
import { loadPage } from './load-page.ts'
import { navigation } from './navigation/navigation.ts'
import { fetchPayload, type Payload } from './payload.ts'

// https://vike.dev/data — the only one: pages have a +loader.ts
export const data = async (pageContext: PageContext): Promise<Payload> => {
  const { routeMiddleware: names } = pageContext.config
  if (names) await (await import('./navigation/middleware.ts')).runMiddleware(names, pageContext)
  if (!pageContext.isClientSide) return loadPage(pageContext)
  // The error page is shown under the URL that failed, and must not fetch its data again.
  if (pageContext.errorWhileRendering) {
    await navigation.recovery
    return { title: titled('エラーが発生しました'), data: null }
  }
  // Pages that are rendered only in the browser have no data except what they fetch from `/v1`.
  return pageContext.config.ssr === false ? { title: document.title, data: null } : fetchPayload(pageContext)
}
