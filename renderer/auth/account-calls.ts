import { z } from 'zod'
import { Account } from '#domain/account.ts'
import { answer, api } from '../api.ts'

const AccountAnswer = z.object({ account: Account })
const LeaveAnswer = z.object({ result: z.boolean() })

/** The three calls that make, find and end an account (spec §7). Each throws what the server refuses. */
export type AccountCalls = {
  login: () => Promise<Account>
  authorize: () => Promise<Account>
  leave: () => Promise<void>
}

/** An empty `apiHost` means the site itself. */
export const accountCalls = (apiHost: string): AccountCalls => ({
  login: async () => {
    const call = api(apiHost, { token: 'id' }).accounts.login.$post({ json: { loginAccountPayload: {} } })
    return (await answer(AccountAnswer, call)).account
  },
  authorize: async () => (await answer(AccountAnswer, api(apiHost).accounts.authorize.$post())).account,
  leave: async () => {
    await answer(LeaveAnswer, api(apiHost).accounts.leave.$post())
  },
})
