import type { Context } from 'hono'
import type { AccessKind } from '#domain/office/access-record.ts'
import type { AppEnv } from '../app-env.ts'
import type { Access } from '../db/audit/access-log.server.ts'
import { networkPrefix } from '../limits/network.ts'
import { gathering } from '../operations/gather.ts'
import { writeAccess } from './write-access.ts'

/** How much of a moment is counted together, in letters of `2026-11-21T03:14`: what anybody can repeat, by the hour. */
const HOUR = 13
const MINUTE = 16
const COUNTED_BY: Record<AccessKind, number> = {
  'sign-in': MINUTE,
  'sign-in-failed': HOUR,
  refused: HOUR,
  role: MINUTE,
  export: MINUTE,
}

const keyOf = ({ kind, way, status, network, accountId, subject, start }: Access): string =>
  JSON.stringify([kind, way, status, network, accountId, subject, start])

/** Of what finds no room of its own in a flood, how often it happened is still counted. */
const withoutNames = (access: Access): [string, Access] => {
  const nobody = { ...access, network: '', accountId: null, subject: null }
  return [keyOf(nobody), nobody]
}

const note = gathering<Access>({
  name: 'access',
  most: 100,
  mostOfOne: 12,
  rest: withoutNames,
  isKept: true,
  merge: (known, other) => ({ ...known, hits: known.hits + other.hits, lastAt: other.lastAt }),
  write: (env, seen) => writeAccess(env.DB, seen),
})

type Happened = {
  kind: AccessKind
  way: string
  status: number
  accountId?: string | null
  subject?: string | null
}

/**
 * Puts on record what somebody did or was not let do, with the beginning of their network's address. It is written some
 * seconds later, many in one statement: a flood of refusals costs no write for each of them.
 */
export function noteAccess(
  c: Pick<Context<AppEnv>, 'env' | 'executionCtx' | 'req'>,
  { kind, way, status, accountId = null, subject = null }: Happened,
): void {
  const at = new Date().toISOString()
  const network = networkPrefix(c.req.header('cf-connecting-ip') ?? '')
  const start = at.slice(0, COUNTED_BY[kind])
  const access = { kind, way, status, network, accountId, subject, start, hits: 1, firstAt: at, lastAt: at }
  note(c, keyOf(access), access, { by: network })
}
