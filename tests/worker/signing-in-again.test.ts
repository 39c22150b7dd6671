import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { consent, endOf, rowsOf, someone, Visitor } from './federated.ts'
import { sharedSite } from './member-site.ts'

const site = await sharedSite()

const PAGE = '/@/settings/leave?from=menu'
const member = async (who = someone('LINE')) => {
  const visitor = new Visitor(site.url)
  await visitor.signIn(who)
  visitor.jar.cookies.delete('notice')
  return visitor
}
const again = (visitor: Visitor, who: Parameters<typeof consent>[1], provider = 'LINE') =>
  visitor
    .begin({ provider, account: 'again', return: PAGE })
    .then(async (authorize) => visitor.visit(await consent(authorize, who), 'from another site'))
const statusOf = async (visitor: Visitor, token?: string) =>
  (await visitor.call('/v1/accounts/authorize', token === undefined ? {} : { token })).status

test('a member signs in again by the provider, comes back to the page, and the former session is over', async () => {
  const who = someone('LINE')
  const visitor = await member(who)
  const former = visitor.token('accessToken')
  const rows = await rowsOf(site)
  expect(endOf(await again(visitor, who))).toEqual([302, PAGE, 'login-again'])
  expect(await rowsOf(site)).toEqual(rows)
  expect(decodeJwt(visitor.token('accessToken')).sub).toBe(decodeJwt(former).sub)
  expect([await statusOf(visitor), await statusOf(visitor, former)]).toEqual([200, 401])
})

test('signing in with another account is refused: no session or account is created', async () => {
  const visitor = await member()
  const [before, rows] = [visitor.token('accessToken'), await rowsOf(site)]
  const other = someone('LINE')
  await member(other)
  const rowsBefore = await rowsOf(site)
  for (const who of [other, someone('LINE')])
    expect(endOf(await again(visitor, who))).toEqual([302, PAGE, 'login-again-other'])
  expect(await rowsOf(site)).toEqual(rowsBefore)
  expect(rowsBefore).not.toEqual(rows)
  expect(visitor.token('accessToken')).toBe(before)
  expect(await statusOf(visitor)).toBe(200)
})

test('cancelling leads back with the same session, and without a session it is refused', async () => {
  const visitor = await member()
  expect(endOf(await again(visitor, 'cancel'))).toEqual([302, PAGE, 'login-cancelled'])
  expect(await statusOf(visitor)).toBe(200)
  const nobody = new Visitor(site.url)
  expect(endOf(await again(nobody, someone('LINE')))).toEqual([302, PAGE, 'login-failed'])
  expect(nobody.jar.names(/^Cognito/)).toEqual([])
})
