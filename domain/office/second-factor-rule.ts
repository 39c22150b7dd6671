import { z } from 'zod'
import { MAX_GRACE_DAYS } from '../auth/second-factor.ts'
import { IsoDateTime } from '../date/iso-date.ts'

/** How the second factor of this session stands, as the office is told. */
export const SecondFactor = z.strictObject({
  state: z.enum(['not-needed', 'on', 'grace', 'missing']),
  /** When the grace ends or ended; `null` where there is none to speak of. */
  until: IsoDateTime.nullable(),
  /** Another provider signed them in: it asks for its own factors, and says nothing about them. */
  isFederated: z.boolean(),
  /** Whether the account can be signed in to with a password, too. */
  hasPassword: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const GraceDays = z.int().min(0).max(MAX_GRACE_DAYS)

/** How many days whoever gets such a role may work without a second factor. */
export const SecondFactorRule = z.strictObject({ graceDays: GraceDays, since: IsoDateTime })
export type SecondFactorRule = z.infer<typeof SecondFactorRule>

/** `from`: the days that were looked at. */
export const SecondFactorRuleChange = z.strictObject({ graceDays: GraceDays, from: GraceDays })
