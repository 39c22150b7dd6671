import type { APIRequestContext, APIResponse } from '@playwright/test'

/**
 * For what a test sends past the page: workerd closes connections that were idle for some seconds, and one that is taken up
 * in that moment is reset. Browsers send such a request again by themselves.
 */
export const SENT_AGAIN = { maxRetries: 2 }

/** Has every context for requests send again what was reset. @returns how to stop */
export function sendAgain(request: APIRequestContext): () => void {
  const prototype: APIRequestContext = Object.getPrototypeOf(request)
  const { fetch } = prototype
  prototype.fetch = function <Body>(
    this: APIRequestContext,
    ...[to, options]: Parameters<APIRequestContext['fetch']>
  ) {
    return fetch.call(this, to, { ...SENT_AGAIN, ...options }) as Promise<APIResponse<Body>>
  }
  return () => {
    prototype.fetch = fetch
  }
}
