import type { Context } from 'hono'
import { isMachine } from '#domain/operations/browser-name.ts'

/** Whether a request is left out of all counts: its browser has Do Not Track or Global Privacy Control, or it is a bot. */
export const isUntracked = (c: Context): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1' || isMachine(c.req.header('user-agent'))
