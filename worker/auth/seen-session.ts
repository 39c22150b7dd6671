import { deviceName } from '#domain/auth/device-name.ts'
import { type SeenSession, type SessionRow, saveSeenSession } from '../db/account/sessions.server.ts'
import { networkPrefix } from '../limits/network.ts'
import { logLine } from '../log.ts'

/** The minimum interval between writes of a session's row, in milliseconds. */
const WRITTEN_EVERY = 10 * 60 * 1000

type Seen = Omit<SeenSession, 'device' | 'network'>

/**
 * Records the use of a session: at its first call, and then every ten minutes. A failing write does not refuse the
 * member.
 */
export async function recordSession(
  { request, db }: { request: Request; db: D1Database },
  session: Seen,
  existing: SessionRow | null,
  now: Date,
): Promise<void> {
  if (existing && now.getTime() - Date.parse(existing.lastSeenAt) < WRITTEN_EVERY) return
  const seen = {
    ...session,
    device: deviceName(request.headers.get('user-agent') ?? undefined),
    network: networkPrefix(request.headers.get('cf-connecting-ip') ?? ''),
  }
  await saveSeenSession(db, seen, now).catch((error: unknown) => {
    logLine('warn', 'the last use of a session could not be saved', { error })
  })
}
