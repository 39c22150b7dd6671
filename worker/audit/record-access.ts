import type { Context } from 'hono'
import type { AccessKind } from '#domain/office/access-record.ts'
import type { AppEnv } from '../app-env.ts'
import { s256 } from '../auth/s256.ts'
import { type Access, addAccess } from '../db/audit/access-log.server.ts'
import { networkPrefix } from '../limits/network.ts'
import { writeBuffer } from '../operations/write-buffer.ts'

/** Writes the buffered events, under the hash of the fields that group them, which identifies no person. */
export async function writeAccess(db: D1Database, seen: readonly Access[]): Promise<void> {
  const rows = await Promise.all(
    seen.map(async (access) => {
      const { kind, way, status, network, accountId, subject, start } = access
      const alike = [kind, way, status, accountId ?? subject, start]
      const bucket = (of: string) => s256(JSON.stringify([...alike, of]))
      return { ...access, bucket: await bucket(network), together: await bucket('') }
    }),
  )
  await addAccess(db, rows)
}

/**
 * The period that is counted together, as the number of characters of `2026-11-21T03:14`: an hour for events that
 * anyone can repeat.
 */
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

/** When the buffer is full, events are counted without names. */
const withoutNames = (access: Access): [string, Access] => {
  const nobody = { ...access, network: '', accountId: null, subject: null }
  return [keyOf(nobody), nobody]
}

const buffer = writeBuffer<Access>({
  name: 'access',
  maxItems: 100,
  maxPerSource: 12,
  overflow: withoutNames,
  retryOnError: true,
  merge: (existing, other) => ({ ...existing, hits: existing.hits + other.hits, lastAt: other.lastAt }),
  write: (env, seen) => writeAccess(env.DB, seen),
})

type AccessEvent = {
  kind: AccessKind
  way: string
  status: number
  accountId?: string | null
  subject?: string | null
}

/**
 * Records an action of a person, or its refusal, with the prefix of the network address. Records are buffered for some
 * seconds and written in one statement: a flood of refusals does not cost a write for each.
 */
export function recordAccess(
  c: Pick<Context<AppEnv>, 'env' | 'executionCtx' | 'req'>,
  { kind, way, status, accountId = null, subject = null }: AccessEvent,
): void {
  const at = new Date().toISOString()
  const network = networkPrefix(c.req.header('cf-connecting-ip') ?? '')
  const start = at.slice(0, COUNTED_BY[kind])
  const access = { kind, way, status, network, accountId, subject, start, hits: 1, firstAt: at, lastAt: at }
  buffer(c, keyOf(access), access, { by: network })
}
