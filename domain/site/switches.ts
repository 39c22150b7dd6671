import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { SWITCH_MODES } from './maintenance.ts'

/** A build id: its creation time in base 36: `mh2x3k4v`. */
export const BuildId = z.string().regex(/^[a-z0-9]{8}$/)

/** Maintenance and read-only mode, and the oldest supported build. */
export const Switches = z.strictObject({
  mode: z.enum(SWITCH_MODES),
  /** Message for readers; '' for the default. */
  text: z.string().trim().max(400),
  /** The planned end. The mode has to be ended manually. */
  endsAt: IsoDateTime.nullable(),
  minBuild: BuildId.nullable(),
})
export type Switches = z.infer<typeof Switches>

export const ALL_OPEN: Switches = { mode: 'open', text: '', endsAt: null, minBuild: null }

/** The switches for management, with version and time of the last change. */
export const SwitchState = z.strictObject({
  switches: Switches,
  version: z.int().nonnegative(),
  changedAt: IsoDateTime.nullable(),
})
export type SwitchState = z.infer<typeof SwitchState>

/** The creation time of a build in milliseconds; `null` for other ids (`dev`). */
export const madeAt = (build: string): number | null =>
  BuildId.safeParse(build).success ? Number.parseInt(build, 36) : null

/**
 * Whether a tab's build is too old for the site. Unknown build ids are accepted, and so is the `current` build: after
 * a rollback to an older build all tabs would be refused.
 */
export function isTooOld(build: string, minBuild: string | null, current: string): boolean {
  const [made, least, own] = [madeAt(build), minBuild && madeAt(minBuild), madeAt(current)]
  if (made === null || !least) return false
  return made < Math.min(least, own ?? 0)
}
