import { Media } from '#domain/media/media.ts'
import { clientHeaders } from '#renderer/api/client-headers.ts'
import { bearer } from '#renderer/api/token-source.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { registerTokens } from '#renderer/auth/register-tokens.ts'

type Sending = {
  id: string
  name: string
  file: Blob
  /** 0–1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A failed upload. `isNetwork`: no response or a timeout, so a retry may help. */
export class SendingError extends Error {
  readonly isNetwork: boolean
  constructor(message: string, isNetwork = false) {
    super(message)
    this.isNetwork = isNetwork
  }
}

const NOT_SENT = '送れませんでした。通信の状態を確かめてください。'
const SESSION_OVER = 'セッションが切れました。ログインし直してから、もう一度送ってください。'

/** Timeout without progress, in milliseconds. */
const TIME_LIMIT = 120_000

type Answer = { status: number; body: unknown }

// `fetch` has no upload progress.
function post(url: string, token: string, { file, onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.timeout = TIME_LIMIT
    for (const header of Object.entries(clientHeaders(token))) request.setRequestHeader(...header)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = request.ontimeout = () => reject(new SendingError(NOT_SENT, true))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

type Body = { data?: { media?: unknown }; errors?: { message?: string }[] } | null

/** Result of an upload: the new picture, or an existing one with the same content. */
export type Sent = { media: Media; isSame: boolean }

function read({ status, body }: Answer): Sent {
  const { data, errors } = (body as Body) ?? {}
  const media = Media.safeParse(data?.media)
  if (media.success && (status < 300 || status === 409)) return { media: media.data, isSame: status === 409 }
  throw new SendingError(errors?.[0]?.message ?? NOT_SENT, status >= 500 || status === 429)
}

/** Uploads a file to the library; idempotent. Throws `SendingError`, or the abort reason. */
export async function sendMedia(sending: Sending): Promise<Sent> {
  registerTokens()
  const { apiHost } = await publicConfig().catch(() => {
    throw new SendingError(NOT_SENT, true)
  })
  const query = new URLSearchParams({ id: sending.id, name: sending.name.slice(-200) })
  for (const renew of [false, true]) {
    const { token } = await bearer('access', { renew }).catch(() => {
      throw new SendingError(NOT_SENT, true)
    })
    sending.signal.throwIfAborted()
    const answer = await post(`${apiHost}/v1/manage/media?${query}`, token, sending)
    if (answer.status !== 401) return read(answer)
  }
  throw new SendingError(SESSION_OVER)
}
