import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { TelemetryReport } from '#domain/operations/telemetry.ts'
import type { AppEnv } from '../app-env.ts'
import { isUntracked } from '../operations/is-untracked.ts'
import { saveTelemetry } from '../operations/telemetry.ts'
import { body } from './body.ts'

/** Four errors with long stacks. */
const MAX_BYTES = 24 * 1024

/** Requests are anonymous; browsers with DNT or GPC, and bots, are ignored. */
const skipUntracked = () =>
  createMiddleware<AppEnv>(async function skipUntracked(c, next) {
    if (isUntracked(c)) return c.body(null, 204)
    await next()
  })

/** `POST /v1/observations`: the telemetry that a reader's browser sends. 204 for every valid body. */
export const observations = new Hono<AppEnv>().post(
  '/',
  skipUntracked(),
  body(TelemetryReport, MAX_BYTES),
  async (c) => {
    await saveTelemetry(c, c.req.valid('json'))
    return c.body(null, 204, { 'cache-control': 'no-store' })
  },
)
