import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { SWITCH_MODES } from './standstill.ts'

/** A build by the moment it was made, in base 36: `mh2x3k4v`. */
export const BuildId = z.string().regex(/^[a-z0-9]{8}$/)

/** What the site does not do while it is worked on, and the oldest build whose tabs it still talks to. */
export const Switches = z.strictObject({
  mode: z.enum(SWITCH_MODES),
  /** What readers are told; '' for the usual words. */
  text: z.string().trim().max(400),
  /** When it is planned to end. It ends when somebody ends it. */
  endsAt: IsoDateTime.nullable(),
  minBuild: BuildId.nullable(),
})
export type Switches = z.infer<typeof Switches>

export const ALL_OPEN: Switches = { mode: 'open', text: '', endsAt: null, minBuild: null }

/** The switches as the office sees them: with the number and the moment of the last change. */
export const SwitchState = z.strictObject({
  switches: Switches,
  version: z.int().nonnegative(),
  changedAt: IsoDateTime.nullable(),
})
export type SwitchState = z.infer<typeof SwitchState>

/** When a build was made, in milliseconds; `null` for what is none (`dev`). */
export const madeAt = (build: string): number | null =>
  BuildId.safeParse(build).success ? Number.parseInt(build, 36) : null

/**
 * Whether a tab of a build is too old for the site. A build that cannot be dated is none that was ever published, and
 * the site never refuses its own, `current`: after going back to an older build all would be refused.
 */
export function isTooOld(build: string, minBuild: string | null, current: string): boolean {
  const [made, least, own] = [madeAt(build), minBuild && madeAt(minBuild), madeAt(current)]
  if (made === null || !least) return false
  return made < Math.min(least, own ?? 0)
}
