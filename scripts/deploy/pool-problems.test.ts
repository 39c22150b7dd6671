import { expect, test } from 'vitest'
import { identityVars } from '#identity/settings.ts'
import { readPool } from './pool.ts'
import { poolProblems } from './pool-problems.ts'
import { REHEARSED_VARS, rehearsedCognito } from './rehearsal-pool.ts'

const HOST = 'https://site.test'
const VARS = { ...identityVars('http://127.0.0.1:9229'), ...REHEARSED_VARS, APP_HOST: HOST }

/** The problems of a pool with changed settings. */
const problems = async (
  changed?: Parameters<typeof rehearsedCognito>[1],
  vars: Record<string, string> = {},
) => {
  const settings = { ...VARS, ...vars }
  return poolProblems(await readPool(rehearsedCognito(HOST, changed), settings), settings)
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of another program
type Answers = any
const client = (more: object) => (answers: Answers) =>
  Object.assign(answers['describe-user-pool-client'].UserPoolClient, more)

test('a pool with correct settings has no problems', async () => {
  expect(await problems()).toEqual([])
})

test.each([
  [
    'a shorter password',
    (a: Answers) => (a['describe-user-pool'].UserPool.Policies.PasswordPolicy.MinimumLength = 6),
    /minimum password length is 6/,
  ],
  [
    'another policy than the forms show',
    (a: Answers) => (a['describe-user-pool'].UserPool.Policies.PasswordPolicy.RequireNumbers = true),
    /PASSWORD_REQUIRES/,
  ],
  [
    'no second factor',
    (a: Answers) => (a['describe-user-pool'].UserPool.MfaConfiguration = 'OFF'),
    /MFA is off/,
  ],
  ['no code of an app', (a: Answers) => (a['get-user-pool-mfa-config'] = {}), /TOTP/],
  ['tokens that cannot be revoked', client({ EnableTokenRevocation: false }), /token revocation/],
  [
    'answers that reveal who is registered',
    client({ PreventUserExistenceErrors: 'LEGACY' }),
    /PreventUserExistenceErrors/,
  ],
  [
    'one more callback address',
    client({ CallbackURLs: [`${HOST}/login/callback`, 'http://localhost:3000/'] }),
    /CallbackURLs must be https:\/\/site\.test\/login\/callback only/,
  ],
  ['no address to sign out to', client({ LogoutURLs: [] }), /LogoutURLs must be/],
  [
    'tokens in addresses',
    client({ AllowedOAuthFlows: ['code', 'implicit'] }),
    /authorization code flow only/,
  ],
  [
    'passwords as they are',
    client({ ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'] }),
    /USER_PASSWORD_AUTH/,
  ],
  ['a client with a secret', client({ ClientSecret: 'never shown' }), /has a secret/],
  [
    'an access token for a day',
    client({ AccessTokenValidity: 1, TokenValidityUnits: { AccessToken: 'days', IdToken: 'minutes' } }),
    /AccessTokenValidity is too long/,
  ],
  [
    'a refresh token for ten years',
    client({ RefreshTokenValidity: 3650 }),
    /RefreshTokenValidity is too long/,
  ],
  [
    'a provider that the site does not know',
    client({ SupportedIdentityProviders: ['COGNITO', 'Evil'] }),
    /identity provider that this site does not support/,
  ],
  [
    'a provider without TLS',
    (a: Answers) =>
      (a['describe-identity-provider'].IdentityProvider.ProviderDetails.oidc_issuer = 'http://line.test'),
    /oidc_issuer of the provider LINE must start with https/,
  ],
])('%s is a problem that is named', async (_what, changed, text) => {
  const found = await problems(changed as never)
  expect(found.filter((line) => text.test(line))).toHaveLength(1)
  expect(found.join()).not.toContain('never shown')
})

test('the issuer must be the pool itself, over TLS', async () => {
  const found = await problems(undefined, { AUTH_ISSUER: 'http://evil.test/pool' })
  expect(found).toHaveLength(2)
  const own = `https://cognito-idp.${VARS.AUTH_REGION}.amazonaws.com/${VARS.USER_POOL_ID}`
  expect(await problems(undefined, { AUTH_ISSUER: own })).toEqual([])
})

test('a refused request to the pool is reported without the content of the answer', async () => {
  const refused = async () => ({ status: 255, stdout: '', output: 'Unable to locate credentials' })
  await expect(readPool(refused, VARS)).rejects.toThrow('Unable to locate credentials')
  const missing = () => Promise.reject(new Error('spawn aws ENOENT'))
  await expect(readPool(missing, VARS)).rejects.toThrow('AWS CLI')
  const other = async () => ({
    status: 0,
    stdout: '{"UserPoolClient":{"ClientSecret":"never shown"}}',
    output: '',
  })
  await expect(readPool(other, VARS)).rejects.toThrow(/unexpected format/)
})
