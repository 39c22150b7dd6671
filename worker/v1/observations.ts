import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isMachine } from '#domain/operations/browser-name.ts'
import { Observation } from '#domain/operations/observation.ts'
import type { AppEnv } from '../app-env.ts'
import { keepObservation } from '../operations/observations.ts'
import { body } from './body.ts'

/** Four errors with long stacks. */
const MAX_BYTES = 24 * 1024

/** Nobody is asked who they are; who asks not to be watched, and machines, are not listened to. */
const observer = () =>
  createMiddleware<AppEnv>(async function observer(c, next) {
    const isRefused = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
    if (isRefused || isMachine(c.req.header('user-agent'))) return c.body(null, 204)
    await next()
  })

/** `POST /v1/observations`: what a reader's browser tells of a page by itself. Always 204 for what can be read. */
export const observations = new Hono<AppEnv>().post(
  '/',
  observer(),
  body(Observation, MAX_BYTES),
  async (c) => {
    await keepObservation(c, c.req.valid('json'))
    return c.body(null, 204, { 'cache-control': 'no-store' })
  },
)
