import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import { IntegrationTokenResult } from '#domain/account/login-account.ts'
import { answer, api } from '../api.ts'

const AccountAnswer = z.object({ account: Account })
const TokenAnswer = z.object({ accountAuthIntegration: IntegrationTokenResult })
const DeleteAnswer = z.object({ result: z.boolean() })

/** The calls that create, find, extend and delete an account (spec §7). Each throws the server's refusal. */
export type AccountCalls = {
  /** `createNew`: although the mail address has an account already. */
  login: (choice?: { createNew?: boolean }) => Promise<Account>
  authorize: () => Promise<Account>
  /** Allows one more login to be added to the account, once. */
  integrationToken: () => Promise<string>
  requestDeletion: () => Promise<void>
}

/** An empty `apiHost` means the same origin. */
export const accountCalls = (apiHost: string): AccountCalls => ({
  login: async ({ createNew = false } = {}) => {
    const loginAccountPayload = createNew ? { createNew } : {}
    const call = api(apiHost, { token: 'id' }).accounts.login.$post({ json: { loginAccountPayload } })
    return (await answer(AccountAnswer, call)).account
  },
  authorize: async () => (await answer(AccountAnswer, api(apiHost).accounts.authorize.$post())).account,
  integrationToken: async () => {
    const call = api(apiHost)['account-auth-integrations'].$post()
    return (await answer(TokenAnswer, call)).accountAuthIntegration.integrationToken
  },
  requestDeletion: async () => {
    await answer(DeleteAnswer, api(apiHost).accounts.leave.$post())
  },
})
