import type { PageContextServer } from 'vike/types'

const PERSONAL = /^\/@(?=\/|$)/

// https://vike.dev/onBeforeRoute — no folder can be called `@`, so the pages of `/@/x` live in pages/member/x
export const onBeforeRoute = ({ urlParsed: { pathname, searchOriginal } }: PageContextServer) => {
  if (!PERSONAL.test(pathname)) return { pageContext: {} }
  return { pageContext: { urlLogical: pathname.replace(PERSONAL, '/~') + (searchOriginal ?? '') } }
}
