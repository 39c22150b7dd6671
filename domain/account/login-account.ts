import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** Federated providers in the order they are offered, spelt as Cognito spells them. */
const FEDERATED_PROVIDERS = ['LINE', 'Google', 'Facebook'] as const

/** Sign-in methods: mail address and password (`Cognito`), or a federated provider. */
export const LoginProvider = z.enum(['Cognito', ...FEDERATED_PROVIDERS])
export type LoginProvider = z.infer<typeof LoginProvider>

/**
 * A sign-in method of an account (spec §3, "AccountAuth"), at most one per provider. `uuid` is the `sub` in the user
 * pool.
 */
export const AccountAuth = z.strictObject({
  id: Identifier,
  accountId: Identifier,
  provider: LoginProvider,
  uuid: z.guid(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type AccountAuth = z.infer<typeof AccountAuth>

const MAX_TOKEN_LENGTH = 1000

/**
 * Result of `POST /v1/account-auth-integrations`: a single-use token that adds another sign-in method to the account.
 */
export const IntegrationTokenResult = z.strictObject({
  integrationToken: z.string().min(1).max(MAX_TOKEN_LENGTH),
})
export type IntegrationTokenResult = z.infer<typeof IntegrationTokenResult>

/**
 * The body of `POST /v1/accounts/login`. With a token, the sign-in is added to the account that requested the token.
 */
export const LoginAccountInput = z.strictObject({
  loginAccountPayload: IntegrationTokenResult.partial().extend({
    /** Creates a new account even if another account has the same mail address. */
    createNew: z.boolean().optional(),
  }),
})
export type LoginAccountInput = z.infer<typeof LoginAccountInput>
