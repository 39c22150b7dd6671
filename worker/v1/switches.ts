import { Hono } from 'hono'
import type { MaintenanceState } from '#domain/site/maintenance.ts'
import type { AppEnv } from '../app-env.ts'
import { switchesOf } from '../maintenance/switches.ts'
import { ok } from './answer.ts'

/** `GET /v1/switches`: the maintenance mode, polled by waiting tabs. Never queries the database. */
export const switches = new Hono<AppEnv>().get('/', async (c) => {
  const { mode, text, endsAt } = await switchesOf(c.env)
  const state: MaintenanceState = { mode, text, endsAt }
  return c.json(ok({ standstill: state }), 200, { 'cache-control': 'no-store' })
})
