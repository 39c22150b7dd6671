import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { CognitoError } from '../errors.ts'
import { consumeFault, skewOf } from '../faults.ts'
import type { Identity } from '../identity.ts'
import { CLIENT_ID } from '../settings.ts'
import type { OauthCode } from '../state.ts'
import { issueTokens, refreshTokens, revokeByOrigin, revokeSession, type Tokens } from '../tokens.ts'

type C = Context<Env>

const CodeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().min(1).max(1000),
  redirect_uri: z.string(),
  // RFC 7636 §4.1
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
})
const RefreshGrant = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().max(8192) })

const refused = (c: C, error: string) => c.json({ error }, 400)

const answerOf = ({ AccessToken, IdToken, ExpiresIn }: Tokens, refreshToken?: string) => ({
  id_token: IdToken,
  access_token: AccessToken,
  ...(refreshToken ? { refresh_token: refreshToken } : {}),
  expires_in: ExpiresIn,
  token_type: 'Bearer',
})

const isVerifier = (verifier: string, { codeChallenge }: OauthCode) => {
  const made = createHash('sha256').update(verifier).digest()
  const expected = Buffer.from(codeChallenge ?? '', 'base64url')
  return made.length === expected.length && timingSafeEqual(made, expected)
}

/** Applies the faults of the browser that got the code, as the redeeming server cannot be identified. */
const asBrowser = (identity: Identity, { client }: OauthCode): Identity => ({
  ...identity,
  client,
  now: () => identity.now() + skewOf(identity.faults, client) * 1000,
})

const redeem = async (c: C, { code, redirect_uri, code_verifier }: z.infer<typeof CodeGrant>) => {
  const { identity } = c.var
  const grant = Object.hasOwn(identity.state.oauthCodes, code) ? identity.state.oauthCodes[code] : undefined
  if (!grant || grant.expiresAt <= identity.now()) return refused(c, 'invalid_grant')
  if (grant.originJti !== null) {
    // RFC 6749 §4.1.2: the tokens of a code that is used twice are revoked.
    revokeByOrigin(identity, grant.originJti)
    return refused(c, 'invalid_grant')
  }
  const user = identity.state.users[grant.sub]
  const fault = consumeFault(identity.faults, grant.client, '/oauth2/token')
  if (fault?.kind === 'cut') c.env.incoming.socket.destroy()
  if (fault) return c.json({ error: 'server_error' }, fault.kind === 'throttle' ? 429 : 500)
  // Consumed by the first attempt, valid or not.
  grant.originJti = ''
  if (!user || grant.redirectUri !== redirect_uri || !isVerifier(code_verifier, grant))
    return refused(c, 'invalid_grant')
  const tokens = await issueTokens(asBrowser(identity, grant), user, {
    scope: grant.scope,
    nonce: grant.nonce,
  })
  grant.originJti = tokens.originJti
  return c.json(answerOf(tokens, tokens.RefreshToken))
}

/** RFC 6749 §3.2 and RFC 7009, for the one public client. */
export const tokenEndpoint = new Hono<Env>()
  .use('/oauth2/*', async function neverCached(c, next) {
    await next()
    c.header('cache-control', 'no-store')
    c.var.save()
  })
  .post('/oauth2/token', async (c) => {
    const body = await c.req.parseBody()
    if (body.client_id !== CLIENT_ID) return refused(c, 'invalid_client')
    const code = CodeGrant.safeParse(body)
    if (code.success) return redeem(c, code.data)
    const refresh = RefreshGrant.safeParse(body)
    if (refresh.success) {
      const tokens = await refreshTokens(c.var.identity, refresh.data.refresh_token).catch((error) => {
        if (error instanceof CognitoError) return null
        throw error
      })
      return tokens ? c.json(answerOf(tokens)) : refused(c, 'invalid_grant')
    }
    const isSupported = ['authorization_code', 'refresh_token'].includes(String(body.grant_type))
    return refused(c, isSupported ? 'invalid_request' : 'unsupported_grant_type')
  })
  .post('/oauth2/revoke', async (c) => {
    const body = await c.req.parseBody()
    if (body.client_id !== CLIENT_ID) return refused(c, 'invalid_client')
    if (typeof body.token !== 'string' || !body.token) return refused(c, 'invalid_request')
    revokeSession(c.var.identity, body.token)
    return c.body('')
  })
