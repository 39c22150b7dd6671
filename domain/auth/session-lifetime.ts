import { canManage } from '../account/role.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Session lifetime in seconds: since last use (`idle`) and since sign-in (`absolute`). */
export type SessionLifetime = { idle: number; absolute: number }

/**
 * Staff (every role that opens the management area) sign in at least once a week, and again after a night without
 * use.
 */
export const SESSION_LIFETIMES = {
  member: { idle: 90 * DAY, absolute: 365 * DAY },
  staff: { idle: 12 * HOUR, absolute: 7 * DAY },
} as const satisfies Record<string, SessionLifetime>

/** The session lifetime for a role with these permissions. */
export const sessionLifetime = (permissions: Parameters<typeof canManage>[0]): SessionLifetime =>
  SESSION_LIFETIMES[canManage(permissions) ? 'staff' : 'member']
