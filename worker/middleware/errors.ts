import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codeOfStatus } from '#domain/error-status.ts'
import type { AppEnv } from '../app-env.ts'
import { errorDocument } from '../static-site.ts'

const DEFAULT_MESSAGE = 'エラーが発生しました。再度お試しください。'

const isApi = (c: Context<AppEnv>) => new URL(c.req.url).pathname.startsWith('/v1/')

/**
 * No log may have what opens something or tells of a person: the codes and tokens in the query where visitors sign in
 * or out, the path of a shared guide or a preview, and what members ask about themselves, such as places near them.
 */
const loggedUrl = (url: string): string => {
  const { origin, pathname } = new URL(url)
  const shared = /^((\/v1)?\/shared\/guides|\/preview)\//.exec(pathname)?.[0]
  if (shared) return origin + shared
  return /^\/(log(in|out)|v1\/(me|travel))(\/|$)/.test(pathname) ? origin + pathname : url
}

/** The errors of `/v1` as every client reads them: `{errors: [{code: 'E10503', message}]}`. */
const envelope = (c: Context<AppEnv>, status: ContentfulStatusCode, message: string) =>
  c.json({ errors: [{ code: codeOfStatus(status), message }] }, status, { 'cache-control': 'no-store' })

/**
 * The Worker's one error handler. A refusal (`HTTPException`) keeps its status and its answer; a surprise is logged
 * with the request id and answered with 500 and the default message.
 */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  const refusal = error instanceof HTTPException ? error : null
  if (refusal?.res) return refusal.res
  const status = (refusal?.status ?? 500) as ContentfulStatusCode
  if (status >= 500)
    console.error(
      JSON.stringify({
        requestId: c.var.requestId,
        method: c.req.method,
        url: loggedUrl(c.req.url),
        error: error.stack,
        ...(error.cause !== undefined && { cause: String(error.cause) }),
      }),
    )
  if (isApi(c)) return envelope(c, status, refusal?.message || DEFAULT_MESSAGE)
  return errorDocument(c, status)
}
