import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import type { LoginProvider } from '#domain/account/login-account.ts'
import { ListedSession } from '#domain/auth/session.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { accountState } from '#renderer/auth/account-state.ts'
import { sendProof } from '#renderer/auth/send-proof.ts'

const AccountAnswer = z.object({ account: Account })
const SessionsAnswer = z.object({ sessions: z.array(ListedSession) })

const getAccount = endpoint('GET /me', AccountAnswer, { endsWithPage: true })
const getExport = endpoint('GET /me/export', undefined, { endsWithPage: true })
const listSessions = endpoint('GET /me/sessions', SessionsAnswer, { endsWithPage: true })
const endSessions = endpoint('DELETE /me/sessions', Done)
const endOne = endpoint('DELETE /me/sessions/:id', Done)
const removeIntegration = endpoint('DELETE /account-auth-integrations/:provider', AccountAnswer)
const login = endpoint('POST /accounts/login')

const setAccount = (account: Account) => accountState.set({ status: 'logged-in', account })

export const removeLogin = async (provider: LoginProvider): Promise<void> => {
  setAccount((await request(removeIntegration({ param: { provider } }))).account)
}

export const endEverySession = async (): Promise<void> => {
  await request(endSessions())
}

/** The member's sessions, most recently used first. */
export const fetchSessions = async (): Promise<ListedSession[]> => (await request(listSessions())).sessions

export const endSession = async (id: string): Promise<void> => {
  await request(endOne({ param: { id } }))
}

/** Adds the login of an id token to this account. */
export const addLogin = async (idToken: string): Promise<void> => {
  await sendProof(idToken, (integrationToken) =>
    login({ json: { loginAccountPayload: { integrationToken } } }),
  )
  await loadAccount()
}

/** The account as the server has it now. */
const loadAccount = async (): Promise<void> => setAccount((await request(getAccount())).account)

/** All data of the account, as a file. */
export const exportAccount = async (): Promise<{ name: string; file: Blob }> => {
  const response = await request(getExport())
  const { data }: { data: { export: unknown } } = await response.json()
  const [, name = 'tabishirube.json'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, file: new Blob([JSON.stringify(data.export, null, 2)], { type: 'application/json' }) }
}
