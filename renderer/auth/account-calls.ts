import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import { IntegrationTokenResult } from '#domain/account/login-account.ts'
import { Done } from '../api/answer.ts'
import { endpoint } from '../api/endpoint.ts'
import { request } from '../api/request.ts'

const AccountAnswer = z.object({ account: Account })

const login = endpoint('POST /accounts/login', AccountAnswer, { token: 'id' })
const authorize = endpoint('POST /accounts/authorize', AccountAnswer)
const leave = endpoint('POST /accounts/leave', Done)
const createToken = endpoint(
  'POST /account-auth-integrations',
  z.object({ accountAuthIntegration: IntegrationTokenResult }),
)

/** The calls that create, find, extend and delete an account (spec §7). Each throws the server's refusal. */
export type AccountCalls = {
  /** `createNew`: although the mail address has an account already. */
  login: (choice?: { createNew?: boolean }) => Promise<Account>
  authorize: () => Promise<Account>
  /** Allows one more login to be added to the account, once. */
  integrationToken: () => Promise<string>
  requestDeletion: () => Promise<void>
}

export const accountCalls: AccountCalls = {
  login: async ({ createNew = false } = {}) =>
    (await request(login({ json: { loginAccountPayload: createNew ? { createNew } : {} } }))).account,
  authorize: async () => (await request(authorize())).account,
  integrationToken: async () => (await request(createToken())).accountAuthIntegration.integrationToken,
  requestDeletion: async () => {
    await request(leave())
  },
}
