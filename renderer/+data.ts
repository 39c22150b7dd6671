import type { PageContext } from 'vike/types'
import { loadPage } from './load-page.ts'
import { fetchPayload, type Payload } from './payload.ts'

// https://vike.dev/data — the only one: pages have a +loader.ts
export const data = (pageContext: PageContext): Promise<Payload> =>
  pageContext.isClientSide ? fetchPayload(pageContext) : loadPage(pageContext)
