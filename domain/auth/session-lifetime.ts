import { mayManage } from '../account/permission.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** For how long a sign-in lasts, in seconds: since it was used last, and since it was made. */
export type SessionLifetime = { idle: number; absolute: number }

/** Staff (any role that opens the management area) sign in anew every week at least, and after a night's pause. */
export const SESSION_LIFETIMES = {
  member: { idle: 90 * DAY, absolute: 365 * DAY },
  staff: { idle: 12 * HOUR, absolute: 7 * DAY },
} as const satisfies Record<string, SessionLifetime>

/** The lifetime of sessions of a role with these permissions. */
export const sessionLifetime = (permissions: Parameters<typeof mayManage>[0]): SessionLifetime =>
  SESSION_LIFETIMES[mayManage(permissions) ? 'staff' : 'member']
