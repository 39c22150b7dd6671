import { loadDocument } from './load-document.ts'
import { never } from './navigation.ts'

/** Runs before a page is shown at an address, and may refuse it by an error. */
type Middleware = (address: string, isClientSide: boolean) => unknown

/** The names a page may use in its `+config.ts`: `routeMiddleware: ['wholeDocument']`. */
export type MiddlewareName = 'wholeDocument'

const MIDDLEWARE: Record<MiddlewareName, Middleware> = {
  /** Only the server can send the page's status, so the browser never renders it client-side. */
  wholeDocument: (address, isClientSide) => {
    if (!isClientSide) return
    loadDocument(address)
    return never()
  },
}

/**
 * Runs a page's middleware in the given order: in the browser before the page is shown, on the server before it is
 * rendered, so that an unknown name fails the build.
 * @throws what the middleware threw, and an error for an unknown name
 */
export async function runMiddleware(
  names: readonly string[],
  address: string,
  isClientSide: boolean,
): Promise<void> {
  const byName: Partial<Record<string, Middleware>> = MIDDLEWARE
  for (const name of names) {
    const run = Object.hasOwn(byName, name) && byName[name]
    if (!run) throw new Error(`Unknown route middleware: ${name}`)
    await run(address, isClientSide)
  }
}
