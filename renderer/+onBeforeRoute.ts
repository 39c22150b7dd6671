import { redirect } from 'vike/abort'
import { modifyUrl } from 'vike/modifyUrl'
import type { PageContext } from 'vike/types'
import { shortAddressTarget } from '#domain/url/short-addresses.ts'
import { beginNavigation } from './navigation/begin.ts'

const PERSONAL = /^\/@(?=\/|$)/

// https://vike.dev/onBeforeRoute — no folder can be called `@`, so the pages of `/@/x` live in pages/member/x
export const onBeforeRoute = (pageContext: PageContext) => {
  const { urlParsed, urlOriginal, isClientSide } = pageContext
  const { pathname, pathnameOriginal, searchOriginal } = urlParsed
  // On the server the Worker has redirected before: this is for the links that the browser follows by itself.
  const other = isClientSide && shortAddressTarget(pathnameOriginal)
  if (other) throw redirect(other + (searchOriginal ?? ''))
  // Links that are only made ready are routed too.
  if (!import.meta.env.SSR && pageContext.isClientSide && pageContext.isClientSideNavigation)
    beginNavigation(urlOriginal)
  const urlLogical = modifyUrl(urlOriginal, { pathname: pathname.replace(PERSONAL, '/~') })
  return { pageContext: PERSONAL.test(pathname) ? { urlLogical } : {} }
}
