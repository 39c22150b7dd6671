import { StatusError } from '../shell/errors/errors.ts'
import { requireTokens } from './tokens.ts'

export type Account = { id: string; uuid: string; roleId: string }

/** The three calls that make, find and end an account. */
export type AccountCalls = {
  login: () => Promise<Account>
  authorize: () => Promise<Account>
  leave: () => Promise<unknown>
}

const post = async (name: string, use: 'access' | 'id', body?: unknown) => {
  const tokens = await requireTokens()
  const response = await fetch(`/v1/accounts/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[use]}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new StatusError('', response.status)
  return (await response.json()).data
}

export const accountCalls: AccountCalls = {
  login: async () => (await post('login', 'id', { loginAccountPayload: {} })).account,
  authorize: async () => (await post('authorize', 'access')).account,
  leave: async () => (await post('leave', 'access')).result,
}
