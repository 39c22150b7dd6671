import { z } from 'zod'
import { LoginProvider } from '../account/login-account.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** `unknown`: the grace is over, and nobody has signed in by password since. */
export const ListedSecondFactor = z.enum(['on', 'grace', 'missing', 'unknown'])
export type ListedSecondFactor = z.infer<typeof ListedSecondFactor>

/** A member as an administrator sees one in a list. Mail addresses are not held, and so not shown. */
export const ListedAccount = z.strictObject({
  id: Identifier,
  roleId: Identifier,
  roleName: z.string(),
  /** What staff know them by: members have no name here. */
  name: z.string().min(1),
  picture: z.string().nullable(),
  providers: z.array(LoginProvider),
  /** `null` for who needs none. */
  secondFactor: ListedSecondFactor.nullable(),
  createdAt: IsoDateTime,
})
export type ListedAccount = z.infer<typeof ListedAccount>

/** One member: how they sign in, and how much of the office is theirs. */
export const AccountDetails = ListedAccount.omit({ providers: true }).extend({
  updatedAt: IsoDateTime,
  auths: z.array(z.strictObject({ provider: LoginProvider, createdAt: IsoDateTime })),
  sessionsEndedAt: IsoDateTime.nullable(),
  manuscripts: z.int().nonnegative(),
  /** Whoever asks: one's own role is changed by somebody else. */
  isSelf: z.boolean(),
})
export type AccountDetails = z.infer<typeof AccountDetails>
