import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { createIntegrationToken } from '#worker/auth/integration-token.ts'
import { SEAL_KEYS } from '../sites.ts'
import { call, claimsOf, dump, identityOf, login, sharedSite, sign, tokensOf } from './member-site.ts'

const site = await sharedSite()

const aMember = async (more = {}) => {
  const tokens = await tokensOf(site, undefined, more)
  return { ...tokens, accountId: (await login(site, tokens.id)).body.data.account.id as string }
}
type Member = Awaited<ReturnType<typeof aMember>>

const tokenOf = async ({ access }: Member): Promise<string> =>
  (await call(site, 'POST /account-auth-integrations', { token: access })).body.data.accountAuthIntegration
    .integrationToken

const google = () => tokensOf(site, undefined, identityOf('Google'))

/** The answers to an attacker with a stolen token; nothing may have changed. */
const stolen = async (token: string, owner?: string) => {
  const before = await dump(site)
  const thief = await google()
  const { status } = await login(site, thief.id, token, owner)
  expect(await dump(site)).toEqual(before)
  const joins = site.db.prepare('SELECT count(*) AS n FROM account_joins')
  const joinsBefore = await joins.first('n')
  const join = await call(site, 'POST /account-joins', {
    token: (await aMember(identityOf('LINE'))).id,
    body: { integrationToken: token },
    ...(owner && { headers: { 'x-session-token': owner } }),
  })
  expect(await joins.first('n')).toBe(joinsBefore)
  return [status, join.status]
}

test('an integration token alone adds no login and joins no accounts', async () => {
  const victim = await aMember()
  expect(await stolen(await tokenOf(victim))).toEqual([401, 401])
  expect(await stolen(await tokenOf(victim), '')).toEqual([401, 401])
  expect(await stolen(await tokenOf(victim), victim.id)).toEqual([401, 401])
})

test('an integration token does not work in the session of the attacker or another session of the owner', async () => {
  const [victim, thief] = [await aMember(), await aMember()]
  const token = await tokenOf(victim)
  expect(await stolen(token, thief.access)).toEqual([403, 403])
  expect(await stolen(token, (await tokensOf(site, victim.sub)).access)).toEqual([403, 403])
  // The token still works in its own session: the attacker has not used it up.
  expect((await login(site, (await google()).id, token, victim.access)).status).toBe(200)
})

test('an integration token works once, within five minutes, while its session is active', async () => {
  const victim = await aMember()
  const used = await tokenOf(victim)
  expect((await login(site, (await google()).id, used, victim.access)).status).toBe(200)
  expect((await stolen(used, victim.access))[0]).toBe(410)

  const session = { accountId: victim.accountId, sessionId: String(decodeJwt(victim.access).origin_jti) }
  const [key = ''] = SEAL_KEYS.split(',')
  const sixMinutesAgo = new Date(Date.now() - 6 * 60 * 1000)
  const old = await createIntegrationToken(site.db as never, session, [key], sixMinutesAgo)
  expect((await stolen(old, victim.access))[0]).toBe(410)

  const [member, token] = [victim, await tokenOf(victim)]
  await site.db
    .prepare('UPDATE accounts SET sessions_ended_at = ? WHERE id = ?')
    .bind(new Date(Date.now() + 1000).toISOString(), member.accountId)
    .run()
  expect((await stolen(token, member.access))[0]).toBe(401)
})

test('a renewed access token belongs to the same session', async () => {
  const member = await aMember()
  const { origin_jti } = decodeJwt(member.access)
  const renewed = await sign(site, { ...claimsOf(site, 'access', member.sub), origin_jti, jti: 'renewed' })
  expect((await login(site, (await google()).id, await tokenOf(member), renewed)).status).toBe(200)
})
