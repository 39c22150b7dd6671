import { useEffect, useState } from 'react'
import { type PasswordPolicy, passwordHint, passwordProblem } from '#domain/auth/password-policy.ts'
import { fetchPlain } from '../api/client-headers.ts'
import { publicConfig } from './public-config.ts'

const DIGEST_LENGTH = 24
const PREFIX_LENGTH = 3

const TOO_COMMON = 'よく使われているパスワードのため、使えません。ほかの人が思いつかないものにしてください。'

const digestOf = async (password: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether it is one of the most common passwords; if the check fails, the pool decides. */
async function isCommon(apiHost: string, password: string): Promise<boolean> {
  const digest = (await digestOf(password)).slice(0, DIGEST_LENGTH)
  const data = await fetchPlain<'GET /common-passwords/:prefix'>(
    `${apiHost}/v1/common-passwords/${digest.slice(0, PREFIX_LENGTH)}`,
  )
  return data?.commonPasswords.list.includes(digest) ?? false
}

/** Why a new password is not accepted, or `null`: checks the pool's policy and the list of common passwords. */
export async function newPasswordProblem(password: string): Promise<string | null> {
  const { apiHost, auth } = await publicConfig()
  const problem = passwordProblem(auth.passwordPolicy, password)
  if (problem) return problem
  return (await isCommon(apiHost, password).catch(() => false)) ? TOO_COMMON : null
}

let cachedPolicy: PasswordPolicy | null = null

/** The same without a request, with the policy as far as it is loaded. */
export const cachedPolicyProblem = (password: string): string | null =>
  cachedPolicy && passwordProblem(cachedPolicy, password)

/** The pool's password policy as a hint, once it is loaded. */
export function usePasswordHint(): string {
  const [hint, setHint] = useState('')
  useEffect(() => {
    publicConfig().then(
      ({ auth }) => {
        cachedPolicy = auth.passwordPolicy
        setHint(passwordHint(cachedPolicy))
      },
      () => {},
    )
  }, [])
  return hint
}
