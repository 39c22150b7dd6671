import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { shortAddressTarget } from '#domain/url/short-addresses.ts'
import { startNavigation } from './navigation/progress.ts'

const PERSONAL = /^\/@(?=\/|$)/

// https://vike.dev/onBeforeRoute — no folder can be called `@`, so the pages of `/@/x` live in pages/member/x
export const onBeforeRoute = (pageContext: PageContext) => {
  const { urlParsed, urlOriginal, isClientSide } = pageContext
  const { pathname, pathnameOriginal, searchOriginal } = urlParsed
  // On the server the Worker has already redirected: this is for client-side navigation.
  const other = isClientSide && shortAddressTarget(pathnameOriginal)
  if (other) throw redirect(other + (searchOriginal ?? ''))
  // Prefetched links are routed too.
  if (!import.meta.env.SSR && pageContext.isClientSide && pageContext.isClientSideNavigation)
    startNavigation(urlOriginal)
  if (!PERSONAL.test(pathname)) return { pageContext: {} }
  return { pageContext: { urlLogical: pathname.replace(PERSONAL, '/~') + (searchOriginal ?? '') } }
}
