import { afterAll, expect, test } from 'vitest'
import { grantRole } from '#scripts/local/grant-role.ts'
import { openWranglerD1 } from '#scripts/local/wrangler-d1.ts'
import { call, loginAnew, serveMemberSite, tokensOf } from './member-site.ts'

const site = await serveMemberSite('admin-grant-by-wrangler')
afterAll(site.stop)

test('admin-grant works through wrangler, as for a deployed database', async () => {
  const mail = "o'hara@example.test"
  const { access, id } = await tokensOf(site, undefined, { email: mail, email_verified: true })
  await loginAnew(site, id)
  const db = openWranglerD1(['--local', '--persist-to', '.cache/test/admin-grant-by-wrangler'])
  expect(await grantRole(db, { mail, role: 'editor' }, new Date())).toMatchObject({ isDone: true })
  expect((await call(site, 'GET /me', { token: access })).body.data.account.role.name).toBe('editor')
})
