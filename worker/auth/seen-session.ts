import { deviceName } from '#domain/auth/device-name.ts'
import { type SeenSession, type SessionRow, saveSeenSession } from '../db/account/sessions.server.ts'
import { networkPrefix } from '../limits/network.ts'
import { logLine } from '../log.ts'

/** A session's row is written this often at most, in milliseconds. */
const WRITTEN_EVERY = 10 * 60 * 1000

type Seen = Omit<SeenSession, 'device' | 'network'>

/**
 * Notes that a session is used: with its first call, and every ten minutes then. A member is not refused because it
 * could not be noted.
 */
export async function noteSession(
  { request, env }: { request: Request; env: Env },
  session: Seen,
  known: SessionRow | null,
  now: Date,
): Promise<void> {
  if (known && now.getTime() - Date.parse(known.lastSeenAt) < WRITTEN_EVERY) return
  const seen = {
    ...session,
    device: deviceName(request.headers.get('user-agent') ?? undefined),
    network: networkPrefix(request.headers.get('cf-connecting-ip') ?? ''),
  }
  await saveSeenSession(env.DB, seen, now).catch((error: unknown) => {
    logLine('warn', 'a session could not be noted', { error })
  })
}
