import type { APIRequestContext, APIResponse } from '@playwright/test'

/**
 * For requests that bypass the page: workerd closes idle connections after some seconds, and a request on one in that
 * moment is reset. Browsers retry such requests by themselves.
 */
export const RETRY_OPTIONS = { maxRetries: 2 }

/** Makes all request contexts retry reset requests. @returns how to stop */
export function retryRequests(request: APIRequestContext): () => void {
  const prototype: APIRequestContext = Object.getPrototypeOf(request)
  const { fetch } = prototype
  prototype.fetch = function <Body>(
    this: APIRequestContext,
    ...[to, options]: Parameters<APIRequestContext['fetch']>
  ) {
    return fetch.call(this, to, { ...RETRY_OPTIONS, ...options }) as Promise<APIResponse<Body>>
  }
  return () => {
    prototype.fetch = fetch
  }
}
