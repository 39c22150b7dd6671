import { registerTokens } from '../auth/register-tokens.ts'
import { FetchError, SessionError } from '../shell/errors/errors.ts'
import { clientHeaders } from './client-headers.ts'
import type { Call } from './endpoint.ts'
import { HttpError } from './http.ts'
import { urlOf } from './request-public.ts'
import { bearer } from './token-source.ts'

export type Upload = {
  file: Blob
  /** 0–1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

type Settings = { type: string; timeout?: number }

// `fetch` has no upload progress.
function sendFile(
  call: Call<unknown>,
  token: string | undefined,
  { file, type, timeout = 0, onProgress, signal }: Upload & Settings,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, urlOf(call.path))
    request.timeout = timeout
    for (const header of Object.entries(clientHeaders(token))) request.setRequestHeader(...header)
    request.setRequestHeader('content-type', type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = request.ontimeout = () => reject(new FetchError())
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/**
 * Sends a file as the body of a call, with progress, and once more with renewed tokens if they are refused. `timeout`
 * counts without progress, in milliseconds. Throws an `HttpError` for a refusal, a `FetchError`, a `SessionError` or the
 * reason of an abort.
 */
export async function upload<Data>(call: Call<Data>, sending: Upload & Settings): Promise<Data> {
  registerTokens()
  for (const renew of [false, true]) {
    const { token } = await bearer('access', { renew })
    sending.signal.throwIfAborted()
    const response = await sendFile(call, token, sending)
    if (response.ok) return call.read(response)
    if (response.status !== 401) throw new HttpError(response, await response.json().catch(() => null))
  }
  throw new SessionError()
}
