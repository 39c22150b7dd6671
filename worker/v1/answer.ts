import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { ApiError } from '#domain/api/envelope.ts'
import { codeOfStatus } from '#domain/api/error-status.ts'

/** The envelope of every answer of `/v1` with data. */
export const ok = <Data>(data: Data): { data: Data } => ({ data })

/** The cache lifetime of public answers in browsers and at the edge, in seconds. */
export const PUBLIC_CACHE = 'public, max-age=60'

const refusal = (c: Context, status: ContentfulStatusCode, errors: ApiError[]): HTTPException =>
  new HTTPException(status, { res: c.json({ errors }, status, { 'cache-control': 'no-store' }) })

/** 404 with a Japanese message. */
export const notFound = (c: Context, message = '指定されたデータは見つかりません。'): HTTPException =>
  refusal(c, 404, [{ code: codeOfStatus(404), message }])

/**
 * 409 for a request that contradicts the current state. `data` is the current state, for writers with an older version.
 */
export const conflict = (c: Context, message: string, data?: object): HTTPException =>
  new HTTPException(409, {
    res: c.json({ ...(data && { data }), errors: [{ code: codeOfStatus(409), message }] }, 409, {
      'cache-control': 'no-store',
    }),
  })

const DECODE_RETRY_SECONDS = 5

/** 429 while another picture of the account is being decoded. */
export const decodeBusy = (c: Context): HTTPException =>
  new HTTPException(429, {
    res: c.json(
      {
        errors: [
          {
            code: codeOfStatus(429),
            message: `ほかの画像を処理しています。${DECODE_RETRY_SECONDS}秒ほど待ってから、もう一度お試しください。`,
          },
        ],
      },
      429,
      { 'cache-control': 'no-store', 'retry-after': String(DECODE_RETRY_SECONDS) },
    ),
  })

/** 422 for a rule outside of the schema. */
export const wrongField = (c: Context, field: string, message: string): HTTPException =>
  refusal(c, 422, [{ code: codeOfStatus(422), message, field }])

/** 422 with prepared errors. */
export const refusedFields = (c: Context, errors: ApiError[]): HTTPException => refusal(c, 422, errors)

/** Personal data must not be cached. */
export const PRIVATE_CACHE = 'private, no-store'

/** 401: the message for a call that needs a session. */
export const unauthorized = (
  message = 'セッションが切れました。再度ログインしてください。',
): { errors: ApiError[] } => ({ errors: [{ code: codeOfStatus(401), message }] })

/** 422 with one entry for every field that a schema refused. */
export const unprocessable = (c: Context, issues: readonly z.core.$ZodIssue[]): HTTPException =>
  refusal(
    c,
    422,
    issues.map(({ path, message }) => ({
      code: codeOfStatus(422),
      message,
      ...(path.length > 0 && { field: path.join('.') }),
    })),
  )
