import { z } from 'zod'
import { Media } from '#domain/media/media.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { HttpError } from '#renderer/api/http.ts'
import { refusal } from '#renderer/api/refusal.ts'
import { type Upload, upload } from '#renderer/api/upload.ts'
import { ResponseError, SessionError } from '#renderer/shell/errors/errors.ts'

const addMedia = endpoint('POST /manage/media', z.object({ media: Media }))

type Sending = Upload & { id: string; name: string }

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

/** Result of an upload: the new picture, or an existing one with the same content. */
export type Sent = { media: Media; isSame: boolean }

/** The picture that the library has already, or the reason of the refusal. */
function existing(error: HttpError): Sent {
  const { status } = error.response
  const refused = refusal(error, false)
  const media = Media.safeParse(refused.data?.media)
  if (media.success && status === 409) return { media: media.data, isSame: true }
  const message = 'errors' in refused ? refused.errors[0]?.message : undefined
  throw new SendingError(message ?? NOT_SENT, status >= 500 || status === 429)
}

/** Uploads a file to the library; idempotent. Throws `SendingError`, or the abort reason. */
export async function sendMedia({ id, name, ...sending }: Sending): Promise<Sent> {
  const call = addMedia({ query: { id, name: name.slice(-200) } })
  try {
    const { media } = await upload(call, {
      ...sending,
      type: 'application/octet-stream',
      timeout: TIME_LIMIT,
    })
    return { media, isSame: false }
  } catch (error) {
    if (error instanceof HttpError) return existing(error)
    if (sending.signal.aborted) throw error
    if (error instanceof SessionError) throw new SendingError(SESSION_OVER)
    throw new SendingError(NOT_SENT, !(error instanceof ResponseError))
  }
}
