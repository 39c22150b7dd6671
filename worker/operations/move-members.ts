import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../app-env.ts'
import { moveAccount } from '../auth/move-account.ts'
import { memberBindings, memberDatabase } from '../db/members/databases.ts'
import { listMovable } from '../db/members/moves.server.ts'
import { jsonOf } from '../json.ts'
import { logLine } from '../log.ts'
import { switchesForWriting } from '../maintenance/switches.ts'

/**
 * Each takes about seventy statements, one with all that an account may have four hundred; an invocation has a thousand
 * (https://developers.cloudflare.com/d1/platform/limits/).
 */
const MAX_MOVED = 5
const MAX_SECONDS = 5

const Move = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** The position after which members are moved, as in the last answer. */
  after: z.tuple([z.string(), z.string()]).optional(),
})

/**
 * `POST /operations/members/move {from, to, after?}`: moves some ordinary members, the oldest first, from one database to
 * another while the site runs; `{moved, failed, after}`, with `after: null` at the end. An account that could not be moved
 * is open where it was; the log says why. With the key of operations. 422 for a name without a binding, 503 in read-only
 * and maintenance mode.
 */
export const moveMembers = async (c: Context<AppEnv>): Promise<Response> => {
  const { from, to, after } = Move.parse(await jsonOf(c))
  const names = memberBindings(c.env)
  if (from === to || !names.includes(from) || !names.includes(to))
    return c.json({ error: `Give two of these databases: ${names.join(', ')}` }, 422)
  if ((await switchesForWriting(c.env)).mode !== 'open')
    return c.json({ error: 'The site is in read-only or maintenance mode.' }, 503)
  const databases = { from: memberDatabase(c.env, from), to: memberDatabase(c.env, to) }
  const started = Date.now()
  let moved = 0
  const failed: string[] = []
  let last: readonly [string, string] | null = null
  for (const position of await listMovable(databases.from, MAX_MOVED, after)) {
    last = position
    const [, id] = position
    const move = moveAccount(c.env, { id, ...databases, isOrdinary: true }, new Date())
    const isMoved = await move.catch((error: unknown) => {
      logLine('error', 'an account could not be moved', { id, error })
      failed.push(id)
      return false
    })
    if (isMoved) moved += 1
    // A large account uses up what the others would need.
    if (Date.now() - started > MAX_SECONDS * 1000) break
  }
  return c.json({ moved, failed, after: last })
}
