import { afterAll, expect, test } from 'vitest'
import { grantRole } from '#scripts/local/grant-role.ts'
import { run } from '#scripts/local/run.ts'
import { call, identityOf, loginAnew, serveMemberSite, tokensOf } from './member-site.ts'

const site = await serveMemberSite('admin-grant')
afterAll(site.stop)
const STATE = '.cache/test/admin-grant'

const grant = (mail: string, role = 'admin', account?: string) =>
  grantRole(site.db, { mail, role, account }, new Date())

const memberWith = async (email: string, claims: object = { email_verified: true }) => {
  const tokens = await tokensOf(site, undefined, { email, ...claims })
  await loginAnew(site, tokens.id)
  return tokens
}

const roleOf = async (token: string) => (await call(site, 'GET /me', { token })).body.data.account.role.name

test('a command makes an account with an email address an administrator while the site runs', async () => {
  const { access } = await memberWith('First.Admin@example.test')
  expect((await call(site, 'GET /manage', { token: access })).status).toBe(403)
  const { status, output } = await run('node', [
    'scripts/admin-grant.ts',
    'first.admin@EXAMPLE.test',
    '--state',
    STATE,
  ])
  expect([status, output]).toEqual([
    0,
    'first.admin@EXAMPLE.test (Cognito) has the role admin now. Previous role: member\n',
  ])
  expect((await call(site, 'GET /manage', { token: access })).body.data.role.name).toBe('admin')
})

test('a command without an address prints its usage', async () => {
  for (const args of [['nobody'], ['a@example.test', '--unknown']])
    expect(await run('node', ['scripts/admin-grant.ts', ...args])).toMatchObject({
      status: 2,
      output: expect.stringMatching(/^Usage: /),
    })
})

test('of several accounts with the same address one is selected', async () => {
  const mail = 'twice@example.test'
  const mine = await memberWith(mail)
  const google = await memberWith(mail, { email_verified: true, ...identityOf('Google') })
  const granted = await grant(mail)
  expect(granted.isDone).toBe(false)
  const [, id = ''] = /(a[0-9a-f-]{35}) {2}Google/.exec(granted.text) ?? []
  expect(await roleOf(google.access)).toBe('member')
  expect((await grant(mail, 'editor', id)).isDone).toBe(true)
  expect([await roleOf(mine.access), await roleOf(google.access)]).toEqual(['member', 'editor'])
})

test('an unknown or unverified address changes no role', async () => {
  const { access } = await memberWith('claimed@example.test', { email_verified: false })
  for (const mail of ['claimed@example.test', 'nobody@example.test'])
    expect(await grant(mail)).toEqual({
      isDone: false,
      text: `No account has signed in with ${mail}.\nSign in on the site once, then run this again. An unconfirmed mail address cannot be used.`,
    })
  expect(await roleOf(access)).toBe('member')
})

test('an unknown role is refused', async () => {
  const { access } = await memberWith('king@example.test')
  expect(await grant('king@example.test', 'king')).toEqual({
    isDone: false,
    text: 'There is no role "king".',
  })
  expect(await roleOf(access)).toBe('member')
})
