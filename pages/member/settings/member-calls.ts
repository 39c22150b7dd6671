import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import type { LoginProvider } from '#domain/account/login-account.ts'
import { ListedSession } from '#domain/auth/session.ts'
import { answer, api } from '#renderer/api.ts'
import { accountState } from '#renderer/auth/account-state.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { sendProof } from '#renderer/auth/send-proof.ts'

const AccountAnswer = z.object({ account: Account })
const ResultAnswer = z.object({ result: z.boolean() })

const client = async () => api((await publicConfig()).apiHost)

const setAccount = (account: Account) => accountState.set({ status: 'logged-in', account })

export const removeLogin = async (provider: LoginProvider): Promise<void> => {
  const call = (await client())['account-auth-integrations'][':provider'].$delete({ param: { provider } })
  setAccount((await answer(AccountAnswer, call)).account)
}

export const endEverySession = async (): Promise<void> => {
  await answer(ResultAnswer, (await client()).me.sessions.$delete())
}

const SessionsAnswer = z.object({ sessions: z.array(ListedSession) })

/** The member's sessions, most recently used first. */
export const fetchSessions = async (): Promise<ListedSession[]> =>
  (await answer(SessionsAnswer, (await client()).me.sessions.$get())).sessions

export const endSession = async (id: string): Promise<void> => {
  await answer(ResultAnswer, (await client()).me.sessions[':id'].$delete({ param: { id } }))
}

/** Adds the login of an id token to this account. */
export const addLogin = async (idToken: string): Promise<void> => {
  await sendProof('accounts/login', idToken, (integrationToken) => ({
    loginAccountPayload: { integrationToken },
  }))
  await loadAccount()
}

/** The account as the server has it now. */
const loadAccount = async (): Promise<void> =>
  setAccount((await answer(AccountAnswer, (await client()).me.$get())).account)

/** All data of the account, as a file. */
export const exportAccount = async (): Promise<{ name: string; file: Blob }> => {
  const response = await (await client()).me.export.$get()
  const { data } = await response.json()
  const [, name = 'tabishirube.json'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, file: new Blob([JSON.stringify(data.export, null, 2)], { type: 'application/json' }) }
}
