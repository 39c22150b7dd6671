import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { currentBuild } from '../documents/build.ts'
import { requestUrl } from '../documents/request-path.ts'
import { logLine } from '../log.ts'
import { recordRequest, SLOW_MS } from '../operations/request-figures.ts'
import { routeOf } from './route-of.ts'
import { ROWS_READ } from './rows-read.ts'

/** The sampling rate of answers that neither failed nor were slow. */
const SAMPLE = 0.01

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Cloudflare's request id; without Cloudflare in front, any client can send the header. */
const RAY = /^[\da-f]{16}(-[A-Z]{3})?$/

const isApi = (c: Context<AppEnv>) => /^\/v1(\/|$)/.test(requestUrl(c).pathname)

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
 * Logs every failed or slow answer, and a sample of the other calls of `/v1`: the route, never the address, and nothing
 * about the caller. Answers are also counted by the hour for the operations page.
 */
export const requestLog = () =>
  createMiddleware<AppEnv>(async function requestLog(c, next) {
    const startedAt = Date.now()
    await next()
    const ms = Date.now() - startedAt
    const route = routeOf(c)
    const isFailure = hasFailed(c.res)
    if (isApi(c) || isFailure) recordRequest(c, { route: named(c, route), isFailure, ms, now: new Date() })
    if (isFailure || ms >= SLOW_MS || (isApi(c) && Math.random() < sampleOf(c.env)))
      await writeLine(c, route, ms)
  })

/** 503 in maintenance mode is no failure: it has a Retry-After, and needs no attention. */
const hasFailed = ({ status, headers }: Response): boolean =>
  status >= 500 && !(status === 503 && headers.has('retry-after'))

const named = (c: Context<AppEnv>, route: string) =>
  `${METHODS.has(c.req.method) ? c.req.method : 'other'} ${route}`

const sampleOf = ({ LOG_SAMPLE }: Env): number => {
  const share = Number.parseFloat(LOG_SAMPLE ?? '')
  return Number.isFinite(share) ? share : SAMPLE
}
