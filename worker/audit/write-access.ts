import { s256 } from '../auth/s256.ts'
import { type Access, addAccess } from '../db/audit/access-log.server.ts'

/** Writes the buffered events, under the hash of the fields that group them, which identifies nobody. */
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
