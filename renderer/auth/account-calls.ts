import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import { IntegrationTokenResult } from '#domain/account/login-account.ts'
import { answer, api } from '../api.ts'

const AccountAnswer = z.object({ account: Account })
const TokenAnswer = z.object({ accountAuthIntegration: IntegrationTokenResult })
const LeaveAnswer = z.object({ result: z.boolean() })

/** The calls that make, find, extend and end an account (spec §7). Each throws what the server refuses. */
export type AccountCalls = {
  /** `createNew`: although the mail address has an account. */
  login: (choice?: { createNew?: boolean }) => Promise<Account>
  authorize: () => Promise<Account>
  /** Lets one more way to sign in be added to the account, once. */
  integrationToken: () => Promise<string>
  leave: () => Promise<void>
}

/** An empty `apiHost` means the site itself. */
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
  leave: async () => {
    await answer(LeaveAnswer, api(apiHost).accounts.leave.$post())
  },
})
