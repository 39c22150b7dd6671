import { z } from 'zod'
import { MAX_GRACE_DAYS } from '../auth/second-factor.ts'
import { IsoDateTime } from '../date/iso-date.ts'

/** State of the second factor for the current session. */
export const SecondFactor = z.strictObject({
  state: z.enum(['not-needed', 'on', 'grace', 'missing']),
  /** When the grace period ends or ended; `null` without one. */
  until: IsoDateTime.nullable(),
  /** Signed in by a federated provider, which checks its own factors and does not report them. */
  isFederated: z.boolean(),
  /** Whether the account also has a password. */
  hasPassword: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const GraceDays = z.int().min(0).max(MAX_GRACE_DAYS)

/** The grace period for accounts that get a role requiring a second factor. */
export const SecondFactorRule = z.strictObject({ graceDays: GraceDays, since: IsoDateTime })
export type SecondFactorRule = z.infer<typeof SecondFactorRule>

/** `from`: the number of days the change is based on. */
export const SecondFactorRuleChange = z.strictObject({ graceDays: GraceDays, from: GraceDays })
