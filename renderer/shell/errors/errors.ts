import type { ApiError } from '#domain/api/envelope.ts'
import { statusOfCode } from '#domain/api/error-status.ts'

/** The default message (spec §8). */
export const DEFAULT_MESSAGE = 'エラーが発生しました。再度お試しください。'

type ErrorData = { code?: string; [key: string]: unknown }

/** An error with its status and the server's messages. */
export class StatusError extends Error {
  override name = 'StatusError'
  readonly status: number
  readonly data: ErrorData | undefined

  constructor(message: string, status = 500, data?: ErrorData, options?: ErrorOptions) {
    super(message || DEFAULT_MESSAGE, options)
    this.status = status
    this.data = data
  }
}

/** The server could not be reached, or did not respond in time. */
export class FetchError extends StatusError {
  override name = 'FetchError'

  constructor(options?: ErrorOptions) {
    super(DEFAULT_MESSAGE, 503, undefined, options)
  }
}

/** The server refused the request, with its reasons: `code: message`, one per line. */
export class ResponseError extends StatusError {
  override name = 'ResponseError'
  readonly errors: readonly ApiError[]

  /** `status` of the response, for one that names no code. */
  constructor(
    errors: readonly Partial<ApiError>[],
    data?: Record<string, unknown>,
    status?: number,
    options?: ErrorOptions,
  ) {
    const all = errors.map(({ code = '', message, field }) => ({
      code: code || 'E10500',
      message: message || DEFAULT_MESSAGE,
      ...(field && { field }),
    }))
    const first = all[0]
    super(
      all.map(({ code, message }) => `${code}: ${message}`).join('\n'),
      first ? statusOfCode(first.code) : status,
      first ? { ...data, code: first.code } : data,
      options,
    )
    this.errors = all
  }
}

/** The session is over; input stays on the page. */
export class SessionError extends StatusError {
  override name = 'SessionError'

  /** @param message the reason, if the server gave one */
  constructor(message = 'セッションが切れました。再度ログインしてください。') {
    super(message, 401)
  }
}

/** A session is required and there is none. */
export class NotLoggedInError extends StatusError {
  override name = 'NotLoggedInError'

  constructor() {
    super('ログインが必要です。', 401)
  }
}

/** An error that replaces the page. */
export class FatalError extends StatusError {
  override name = 'FatalError'
}

const CODE = /^E\d{5}: ?/

/** An error text as shown to people: without the codes, which are for logs. */
export const plainLines = (text: string): string[] => [
  ...new Set(text.split('\n').map((line) => line.replace(CODE, '') || DEFAULT_MESSAGE)),
]

/**
 * The lines shown to people for any thrown value: the only place that turns errors into messages. An error's own
 * `message` may be in English, and contains codes (spec §8).
 */
export function messageLines(error: unknown): string[] {
  return plainLines(error instanceof Error ? error.message : '')
}

/** The same as one text. */
export const messageText = (error: unknown): string => messageLines(error).join('\n')
