import type { ApiError } from '#domain/api/envelope.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { clientHeaders } from '#renderer/api/client-headers.ts'
import { bearer } from '#renderer/api/token-source.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { FetchError, ResponseError, SessionError } from '#renderer/shell/errors/errors.ts'

type Sending = {
  actionId: string
  photoId: string
  photo: Blob
  /** 0–1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const errorsOf = (response: unknown) => (response as { errors?: Partial<ApiError>[] } | null)?.errors ?? []

// XMLHttpRequest, because `fetch` has no upload progress.
function put(url: string, token: string, { photo, onProgress, signal }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.responseType = 'json'
    for (const header of Object.entries(clientHeaders(token))) request.setRequestHeader(...header)
    request.setRequestHeader('content-type', photo.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status < 300 || request.status === 401) resolve(request.status)
      else reject(new ResponseError(errorsOf(request.response), undefined, request.status))
    }
    request.onerror = () => reject(new FetchError())
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(photo)
  })
}

/** Uploads a photo of a record; idempotent. Throws the server's refusal, a `FetchError`, or the abort reason. */
export async function sendPhoto(sending: Sending): Promise<void> {
  const { apiHost } = await publicConfig()
  const url = `${apiHost}/v1/${pathOf`travel/actions/${sending.actionId}/photos/${sending.photoId}`}`
  for (const renew of [false, true]) {
    const { token } = await bearer('access', { renew })
    sending.signal.throwIfAborted()
    if ((await put(url, token, sending)) !== 401) return
  }
  throw new SessionError()
}
