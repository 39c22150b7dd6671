import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'

/** What the site stands on, in the order in which it is told. */
export const HEALTH_PARTS = [
  'database-read',
  'database-write',
  'media',
  'pages',
  'photos',
  'publications',
  'clock',
  'migrations',
] as const
export const HealthPartName = z.enum(HEALTH_PARTS)
export type HealthPartName = z.infer<typeof HealthPartName>

export const HealthPart = z.strictObject({
  name: HealthPartName,
  isOk: z.boolean(),
  /** It has only just been made and has not begun yet; nothing is wrong with that for a while. */
  isStarting: z.literal(true).optional(),
  /** What is wrong or, where it is well, what it says of itself; Japanese, one sentence. */
  detail: z.string(),
  /** How long it took to find out, in milliseconds. */
  ms: z.int().nonnegative(),
})
export type HealthPart = z.infer<typeof HealthPart>

export const HealthStatus = z.enum(['ok', 'degraded'])
export type HealthStatus = z.infer<typeof HealthStatus>

/** What `/v1/health` tells whoever may know. Others get `status` alone. */
export const Health = z.strictObject({
  status: HealthStatus,
  at: IsoDateTime,
  build: z.string(),
  parts: z.array(HealthPart),
})
export type Health = z.infer<typeof Health>

/** So old the clock's last minute may be before somebody is woken, in milliseconds. */
export const CLOCK_ALARM_MS = 5 * 60_000
/**
 * So long a clock that has never ticked is one that has not begun, counted from the last migration, in milliseconds:
 * Cloudflare takes up to a quarter of an hour until a new trigger goes.
 * https://developers.cloudflare.com/workers/configuration/cron-triggers/
 */
export const CLOCK_START_MS = 15 * 60_000
/** So long a publication may be on its way before something is wrong, in milliseconds. */
export const QUEUE_ALARM_MS = 10 * 60_000
