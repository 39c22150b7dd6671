import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { ApiError } from '#domain/api/envelope.ts'
import { codeOfStatus } from '#domain/api/error-status.ts'

/** An answer with data, in the envelope that every call of `/v1` uses. */
export const ok = <Data>(data: Data): { data: Data } => ({ data })

/** How long a public answer may be kept, by the browser and by the edge, in seconds. */
export const PUBLIC_CACHE = 'public, max-age=60'

const refusal = (c: Context, status: ContentfulStatusCode, errors: ApiError[]): HTTPException =>
  new HTTPException(status, { res: c.json({ errors }, status, { 'cache-control': 'no-store' }) })

/** 404 with the Japanese text of what was not found. */
export const notFound = (c: Context, message = '指定されたデータは見つかりません。'): HTTPException =>
  refusal(c, 404, [{ code: codeOfStatus(404), message }])

/** 409: what was asked for contradicts what there is. `data` is what there is, for whoever wrote from an older version. */
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

/** 422 for a rule that no schema knows. */
export const wrongField = (c: Context, field: string, message: string): HTTPException =>
  refusal(c, 422, [{ code: codeOfStatus(422), message, field }])

/** 422 with errors that are worded already. */
export const refusedFields = (c: Context, errors: ApiError[]): HTTPException => refusal(c, 422, errors)

/** What belongs to one person is kept by nobody in between. */
export const PRIVATE_CACHE = 'private, no-store'

/** What a call that needs a session is told when it has none (with status 401). */
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
