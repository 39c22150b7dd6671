import type { PageContext } from 'vike/types'
import { leaveForDocument } from '../payload.ts'

/** Stands before a page and may refuse it (`throw render(403)`) or lead elsewhere (`throw redirect('/login')`). */
type Middleware = (pageContext: PageContext) => unknown

/** What a page may name in its `+config.ts`: `routeMiddleware: ['wholeDocument']`. */
export type MiddlewareName = 'wholeDocument'

const MIDDLEWARE: Record<MiddlewareName, Middleware> = {
  /** Only the server gives the page its status: the browser never shows it by itself. */
  wholeDocument: (pageContext) => pageContext.isClientSide && leaveForDocument(pageContext),
}

/**
 * Runs what stands before a page, in the order in which it is named: in the browser before the page is shown, on the
 * server before it is rendered, so that a name that is none never gets past the build.
 * @throws what one of them threw, and an error for a name that is none
 */
export async function runMiddleware(names: readonly string[], pageContext: PageContext): Promise<void> {
  const known: Partial<Record<string, Middleware>> = MIDDLEWARE
  for (const name of names) {
    const run = Object.hasOwn(known, name) && known[name]
    if (!run) throw new Error(`Unknown route middleware: ${name}`)
    await run(pageContext)
  }
}
