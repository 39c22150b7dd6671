import { useEffect, useState } from 'react'
import { type PasswordPolicy, passwordHint, passwordProblem } from '#domain/auth/password-policy.ts'
import { clientHeaders } from '../api/client-headers.ts'
import { publicConfig } from './public-config.ts'

const DIGEST_LENGTH = 24
const PREFIX_LENGTH = 3

const TOO_COMMON = 'よく使われているパスワードのため、使えません。ほかの人が思いつかないものにしてください。'

const digestOf = async (password: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether it is one of the commonest; where that cannot be found out, the pool has the last word. */
async function isCommon(apiHost: string, password: string): Promise<boolean> {
  const digest = (await digestOf(password)).slice(0, DIGEST_LENGTH)
  const response = await fetch(`${apiHost}/v1/common-passwords/${digest.slice(0, PREFIX_LENGTH)}`, {
    headers: clientHeaders(),
  })
  const { data } = (await response.json()) as { data: { commonPasswords: { list: string[] } } }
  return data.commonPasswords.list.includes(digest)
}

/** Why a new password cannot be used, or `null`: what the pool asks of it, and that it is none of the commonest. */
export async function newPasswordProblem(password: string): Promise<string | null> {
  const { apiHost, auth } = await publicConfig()
  const problem = passwordProblem(auth.passwordPolicy, password)
  if (problem) return problem
  return (await isCommon(apiHost, password).catch(() => false)) ? TOO_COMMON : null
}

let known: PasswordPolicy | null = null

/** The same without asking anybody, as far as the policy is known by now. */
export const knownPasswordProblem = (password: string): string | null =>
  known && passwordProblem(known, password)

/** What the pool asks of a password, in words, once it is known. */
export function usePasswordHint(): string {
  const [hint, setHint] = useState('')
  useEffect(() => {
    publicConfig().then(
      ({ auth }) => {
        known = auth.passwordPolicy
        setHint(passwordHint(known))
      },
      () => {},
    )
  }, [])
  return hint
}
