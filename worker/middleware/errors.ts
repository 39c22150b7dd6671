import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codeOfStatus } from '#domain/api/error-status.ts'
import { notedPath } from '#domain/office/missing-address.ts'
import type { AppEnv } from '../app-env.ts'
import { requestUrl } from '../documents/request-path.ts'
import { errorDocument } from '../documents/static-site.ts'
import { logLine } from '../log.ts'
import { routeOf } from './route-of.ts'

const DEFAULT_MESSAGE = 'エラーが発生しました。再度お試しください。'

const isApi = (c: Context<AppEnv>) => requestUrl(c).pathname.startsWith('/v1/')

/** The pattern of the route; for a document also its path, where that is public. */
const whereOf = (c: Context<AppEnv>) => {
  const route = routeOf(c)
  const path = route === '*' ? notedPath(requestUrl(c).pathname) : null
  return { route, ...(path && { path }) }
}

/** The error format of `/v1`: `{errors: [{code: 'E10503', message}]}`. */
const envelope = (c: Context<AppEnv>, status: ContentfulStatusCode, message: string) =>
  c.json({ errors: [{ code: codeOfStatus(status), message }] }, status, { 'cache-control': 'no-store' })

/**
 * The Worker's only error handler. A refusal (`HTTPException`) keeps its status and its answer; any other error is
 * logged with the request id and answered with 500 and the default message.
 */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  const refusal = error instanceof HTTPException ? error : null
  if (refusal?.res) return refusal.res
  const status = (refusal?.status ?? 500) as ContentfulStatusCode
  if (status >= 500)
    logLine('error', 'a request failed', {
      requestId: c.var.requestId,
      method: c.req.method,
      ...whereOf(c),
      error,
    })
  if (isApi(c)) return envelope(c, status, refusal?.message || DEFAULT_MESSAGE)
  if (import.meta.env.DEV && !refusal) {
    const { errorWithStack } = await import('./error-with-stack.ts')
    return errorWithStack(c, error)
  }
  return errorDocument(c, status)
}
