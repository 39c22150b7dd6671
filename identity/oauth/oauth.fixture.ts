import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { FEDERATED, subOf } from '../people.ts'
import { CLIENT_ID } from '../settings.ts'
import { sharedSigningKey } from '../signing-key.fixture.ts'
import { startIdentity } from '../start.ts'

const VERIFIER = 'v'.repeat(128)
export const REDIRECT = 'http://localhost:8787/login/callback'
export const HANA = FEDERATED.find(({ email }) => email === 'hana@line.test')

export const start = async (options = {}) => {
  const identity = await startIdentity({ port: 0, signingKey: await sharedSigningKey(), ...options })
  onTestFinished(identity.stop)
  return identity.origin
}

export const authorizeQuery = (changed: Record<string, string> = {}) =>
  new URLSearchParams({
    identity_provider: 'LINE',
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT,
    scope: 'profile email openid aws.amazon.cognito.signin.user.admin',
    state: 's'.repeat(32),
    nonce: 'n'.repeat(32),
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  })

export const choose = async (origin: string, choice: Record<string, string>, changed = {}) => {
  const response = await fetch(`${origin}/oauth2/authorize`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...Object.fromEntries(authorizeQuery(changed)), ...choice }),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

export const asHana = async (origin: string, changed = {}) => {
  if (!HANA) throw new Error('hana@line.test is a seeded person')
  return (await choose(origin, { person: subOf(HANA) }, changed)).searchParams.get('code') ?? ''
}

export const redeem = async (origin: string, code: string, changed: Record<string, string> = {}) => {
  const response = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      code,
      ...changed,
    }),
  })
  return { status: response.status, body: await response.json() }
}
