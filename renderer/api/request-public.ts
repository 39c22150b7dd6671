import { siteConfig } from '../document-config.ts'
import { FetchError } from '../shell/errors/errors.ts'
import type { Call } from './endpoint.ts'
import { send } from './send.ts'

export type RequestOptions = Pick<RequestInit, 'keepalive' | 'signal'> & {
  headers?: Record<string, string>
  /** A token to send instead of the session's, from another sign-in. */
  bearer?: string
}

/** The URL of a path below `/v1`. */
export const urlOf = (path: string): string => `${siteConfig().apiHost}/v1${path}`

/**
 * Makes a call for visitors, or for the code of sessions itself, which it does not load: with the session that others
 * have registered, or another `bearer`.
 */
export async function requestPublic<Data>(
  { method, path, json, endsWithPage, token, offlineText, read }: Call<Data>,
  { bearer, headers, ...init }: RequestOptions = {},
): Promise<Data> {
  const response = await send(
    urlOf(path),
    {
      ...init,
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: JSON.stringify(json),
    },
    { token, bearer, outlivesPage: !endsWithPage },
  ).catch((error) => {
    if (error instanceof FetchError && offlineText) error.message = offlineText
    throw error
  })
  return read(response)
}
