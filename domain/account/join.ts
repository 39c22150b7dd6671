import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { LoginProvider } from './login-account.ts'

const Count = z.int().nonnegative()

/** Summary of what an account holds, so that its owner can recognise it. */
export const AccountHoldings = z.strictObject({
  guides: Count,
  records: Count,
  photos: Count,
  favorites: Count,
  histories: Count,
  manuscripts: Count,
})
export type AccountHoldings = z.infer<typeof AccountHoldings>

export const JoinableAccount = z.strictObject({
  id: Identifier,
  /** Whether this is the account of the current session. */
  isCurrent: z.boolean(),
  createdAt: IsoDateTime,
  roleDescription: z.string(),
  providers: z.array(LoginProvider),
  holdings: AccountHoldings,
})
export type JoinableAccount = z.infer<typeof JoinableAccount>

/** Two accounts that the member has signed in to; the account of the current session comes first. */
export const AccountJoin = z.strictObject({
  id: Identifier,
  expiresAt: IsoDateTime,
  accounts: z.tuple([JoinableAccount, JoinableAccount]),
  /** The roles differ: the account that remains loses its staff role. */
  losesRole: z.boolean(),
})
export type AccountJoin = z.infer<typeof AccountJoin>

/** The body of `POST /v1/account-joins`, whose bearer is the id token of the other account. */
export const AccountJoinInput = z.strictObject({ integrationToken: z.string().min(1).max(1000) })

/** The body of `POST /v1/account-joins/:id/complete`. */
export const AccountJoinChoice = z.strictObject({ survivorId: Identifier })
export type AccountJoinChoice = z.infer<typeof AccountJoinChoice>
