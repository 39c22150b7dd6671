import type { Context, MiddlewareHandler } from 'hono'
import { codeOfStatus } from '#domain/api/error-status.ts'
import type { AppEnv } from '../app-env.ts'
import { requestPath, requestUrl } from '../documents/request-path.ts'
import { limitKey } from '../limits/limit-key.ts'
import { LIMITS } from '../limits/limits.ts'
import { type RouteClass, routeClassOf } from '../limits/route-class.ts'
import { logLine } from '../log.ts'
import { isCall } from '../maintenance/allowed-requests.ts'
import { maintenanceDocument } from '../maintenance/maintenance-document.ts'

type C = Context<AppEnv>

/** A failing counter refuses no request. */
async function isWithin(c: C, of: RouteClass): Promise<boolean> {
  const limiter = c.env[LIMITS[of].binding]
  try {
    const { success } = await limiter.limit({ key: await limitKey(c.req.raw, c.env, of) })
    return success
  } catch (error) {
    logLine('error', 'a rate limit could not be checked', { requestId: c.var.requestId, of, error })
    return true
  }
}

const waitText = (seconds: number): string => `${seconds}秒ほど待ってから、もう一度お試しください。`

/** 429: `E10429` for a call, a page that reloads by itself for all others. */
function refuse(c: C, of: RouteClass, path: string): Response | Promise<Response> {
  const { period } = LIMITS[of]
  if (!isCall(path))
    return maintenanceDocument(c, {
      status: 429,
      title: '混み合っています',
      lines: ['短いあいだに、くり返し開かれました。', waitText(period)],
      retryAfter: period,
    })
  return c.json(
    { errors: [{ code: codeOfStatus(429), message: `混み合っています。${waitText(period)}` }] },
    429,
    { 'cache-control': 'no-store', 'retry-after': String(period) },
  )
}

/**
 * Refuses callers above the rate limit of a route class. Prerendered documents are never limited, and classes are
 * counted separately.
 */
export const rateLimits = (): MiddlewareHandler<AppEnv> =>
  async function rateLimits(c, next) {
    const path = requestPath(c)
    const of = routeClassOf(c.req.method, path, requestUrl(c).searchParams)
    if (!of || (await isWithin(c, of))) return next()
    return refuse(c, of, path)
  }
