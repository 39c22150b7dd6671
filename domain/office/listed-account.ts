import { z } from 'zod'
import { LoginProvider } from '../account/login-account.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** `unknown`: the grace period is over, and there was no password sign-in since. */
export const ListedSecondFactor = z.enum(['on', 'grace', 'missing', 'unknown'])
export type ListedSecondFactor = z.infer<typeof ListedSecondFactor>

/** A member in the administrators' list. Mail addresses are not stored, so they are not shown. */
export const ListedAccount = z.strictObject({
  id: Identifier,
  roleId: Identifier,
  roleName: z.string(),
  /** The display name among staff; members have none. */
  name: z.string().min(1),
  picture: z.string().nullable(),
  providers: z.array(LoginProvider),
  /** `null` if the role requires none. */
  secondFactor: ListedSecondFactor.nullable(),
  createdAt: IsoDateTime,
})
export type ListedAccount = z.infer<typeof ListedAccount>

/** One member: sign-in methods and number of manuscripts. */
export const AccountDetails = ListedAccount.omit({ providers: true }).extend({
  updatedAt: IsoDateTime,
  auths: z.array(z.strictObject({ provider: LoginProvider, createdAt: IsoDateTime })),
  sessionsEndedAt: IsoDateTime.nullable(),
  manuscripts: z.int().nonnegative(),
  /** Own account: its role must be changed by another administrator. */
  isSelf: z.boolean(),
})
export type AccountDetails = z.infer<typeof AccountDetails>
