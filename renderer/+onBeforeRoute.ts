import { modifyUrl } from 'vike/modifyUrl'
import type { PageContext } from 'vike/types'

const PERSONAL = /^\/@(?=\/|$)/

// https://vike.dev/onBeforeRoute — no folder can be called `@`, so the pages of `/@/x` live in pages/~/x
export const onBeforeRoute = ({ urlParsed, urlOriginal }: PageContext) => ({
  pageContext: PERSONAL.test(urlParsed.pathname)
    ? { urlLogical: modifyUrl(urlOriginal, { pathname: urlParsed.pathname.replace(PERSONAL, '/~') }) }
    : {},
})
