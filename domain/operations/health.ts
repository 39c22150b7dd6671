import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'

/** Parts of the health check, in display order. */
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
  /** Not started yet after a new deployment; not an error for some time. */
  isStarting: z.literal(true).optional(),
  /** The fault, or the current state; one sentence in Japanese. */
  detail: z.string(),
  /** Duration of the check in milliseconds. */
  ms: z.int().nonnegative(),
})
export type HealthPart = z.infer<typeof HealthPart>

export const HealthStatus = z.enum(['ok', 'degraded'])
export type HealthStatus = z.infer<typeof HealthStatus>

/** The response of `/v1/health` for permitted callers. Others get `status` alone. */
export const Health = z.strictObject({
  status: HealthStatus,
  at: IsoDateTime,
  build: z.string(),
  parts: z.array(HealthPart),
})
export type Health = z.infer<typeof Health>

/** Maximum age of the last scheduled run before an alarm, in milliseconds. */
export const SCHEDULER_ALARM_MS = 5 * 60_000
/**
 * A scheduler that has never run counts as starting for this long after the last migration, in milliseconds:
 * Cloudflare takes up to a quarter of an hour to activate a new trigger.
 * https://developers.cloudflare.com/workers/configuration/cron-triggers/
 */
export const SCHEDULER_START_MS = 15 * 60_000
/** Maximum age of a pending publication before an alarm, in milliseconds. */
export const QUEUE_ALARM_MS = 10 * 60_000
