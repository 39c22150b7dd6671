import { Hono } from 'hono'
import type { Standstill } from '#domain/site/standstill.ts'
import type { AppEnv } from '../app-env.ts'
import { switchesOf } from '../standstill/switches.ts'
import { ok } from './answer.ts'

/** `GET /v1/switches`: whether the site is read only or closed, for tabs that wait for its end. Never asks the database. */
export const switches = new Hono<AppEnv>().get('/', async (c) => {
  const { mode, text, endsAt } = await switchesOf(c.env)
  const standstill: Standstill = { mode, text, endsAt }
  return c.json(ok({ standstill }), 200, { 'cache-control': 'no-store' })
})
