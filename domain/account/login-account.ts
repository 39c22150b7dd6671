import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** Other providers that members sign in with, in the order in which they are offered. Cognito writes them like this. */
export const FEDERATED_PROVIDERS = ['LINE', 'Google', 'Facebook'] as const

/** How one can sign in: with a mail address and a password (`Cognito`), or by another provider. */
export const LoginProvider = z.enum(['Cognito', ...FEDERATED_PROVIDERS])
export type LoginProvider = z.infer<typeof LoginProvider>

/** A way to sign in to an account (spec §3, "AccountAuth"): at most one for each provider. `uuid` is the pool's subject. */
export const AccountAuth = z.strictObject({
  id: Identifier,
  accountId: Identifier,
  provider: LoginProvider,
  uuid: z.guid(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type AccountAuth = z.infer<typeof AccountAuth>

/** The longest integration token that is read. */
const LONGEST_TOKEN = 1000

/** What `POST /v1/account-auth-integrations` gives: lets one more way to sign in be added to the account, once. */
export const IntegrationTokenResult = z.strictObject({
  integrationToken: z.string().min(1).max(LONGEST_TOKEN),
})
export type IntegrationTokenResult = z.infer<typeof IntegrationTokenResult>

/** The body of `POST /v1/accounts/login`. With a token the sign-in is added to the account that asked for it. */
export const LoginAccountInput = z.strictObject({
  loginAccountPayload: IntegrationTokenResult.partial().extend({
    /** Makes an account although the mail address already has one. */
    createNew: z.boolean().optional(),
  }),
})
export type LoginAccountInput = z.infer<typeof LoginAccountInput>
