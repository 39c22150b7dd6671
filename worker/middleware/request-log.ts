import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'
import { noteRequest, SLOW_MS } from '../operations/request-figures.ts'
import { routeOf } from './route-of.ts'
import { ROWS_READ } from './rows-read.ts'

/** Of answers that are neither failed nor slow one in so many is logged: enough to see what is usual. */
const SAMPLE = 0.01

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** What Cloudflare calls a request; anybody may send the header to a site that is not behind it. */
const RAY = /^[\da-f]{16}(-[A-Z]{3})?$/

const isApi = (c: Context<AppEnv>) => /^\/v1(\/|$)/.test(new URL(c.req.url).pathname)

const rowsOf = (c: Context<AppEnv>): number | undefined => {
  const rows = c.res.headers.get(ROWS_READ)
  return rows === null ? undefined : Number(rows)
}

async function writeLine(c: Context<AppEnv>, route: string, ms: number): Promise<void> {
  const { status } = c.res
  const level = hasFailed(c.res) ? 'error' : ms >= SLOW_MS ? 'warn' : 'info'
  const ray = c.req.header('cf-ray') ?? ''
  const rows = rowsOf(c)
  logLine(level, 'request', {
    requestId: c.var.requestId,
    route,
    method: METHODS.has(c.req.method) ? c.req.method : 'other',
    status,
    ms: Math.round(ms),
    ...(rows !== undefined && { rows }),
    build: await currentBuild(c.env).then(
      ({ id }) => id,
      () => null,
    ),
    ...(RAY.test(ray) && { ray }),
  })
}

/**
 * One line in the log for every answer that failed or was slow, and for a sample of the other calls of `/v1`: which
 * route, never which address; of whoever asks, nothing. What happens by the hour is counted for the page of operations.
 */
export const requestLog = () =>
  createMiddleware<AppEnv>(async function requestLog(c, next) {
    const begun = Date.now()
    await next()
    const ms = Date.now() - begun
    const route = routeOf(c)
    const isFailure = hasFailed(c.res)
    if (isApi(c) || isFailure) noteRequest(c, { route: named(c, route), isFailure, ms, now: new Date() })
    if (isFailure || ms >= SLOW_MS || (isApi(c) && Math.random() < sampleOf(c.env)))
      await writeLine(c, route, ms)
  })

/** A standstill (worker/standstill) is meant: it says when to come again, and nobody must look after it. */
const hasFailed = ({ status, headers }: Response): boolean =>
  status >= 500 && !(status === 503 && headers.has('retry-after'))

const named = (c: Context<AppEnv>, route: string) =>
  `${METHODS.has(c.req.method) ? c.req.method : 'other'} ${route}`

const sampleOf = ({ LOG_SAMPLE }: Env): number => {
  const share = Number.parseFloat(LOG_SAMPLE ?? '')
  return Number.isFinite(share) ? share : SAMPLE
}
