import { clientHeaders } from '#renderer/api/client-headers.ts'
import { bearer } from '#renderer/api/token-source.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

type Sending = {
  actionId: string
  photoId: string
  photo: Blob
  /** 0–1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const DEFAULT_MESSAGE = '送れませんでした。通信の状態を確かめてください。'

/** A photo that was not taken, with the server's words for it. */
export class SendingError extends Error {}

const wordsOf = (response: unknown): string => {
  const { errors } = (response ?? {}) as { errors?: { message?: string }[] }
  return errors?.[0]?.message ?? DEFAULT_MESSAGE
}

// `fetch` does not tell how much of a body is on its way.
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
      else reject(new SendingError(wordsOf(request.response)))
    }
    request.onerror = () => reject(new SendingError(DEFAULT_MESSAGE))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(photo)
  })
}

/** Sends a photo of a record. Sending it twice changes nothing. Throws `SendingError`, or what it was ended with. */
export async function sendPhoto(sending: Sending): Promise<void> {
  const { apiHost } = await publicConfig()
  const url = `${apiHost}/v1/travel/actions/${sending.actionId}/photos/${sending.photoId}`
  for (const renew of [false, true]) {
    const { token } = await bearer('access', { renew })
    sending.signal.throwIfAborted()
    if ((await put(url, token, sending)) !== 401) return
  }
  throw new SendingError('セッションが切れました。ログインし直してから、もう一度送ってください。')
}
