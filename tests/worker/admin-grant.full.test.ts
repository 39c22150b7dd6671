import { afterAll, expect, test } from 'vitest'
import { grantRole } from '#scripts/local/grant-role.ts'
import { localD1File, openSqliteD1 } from '#scripts/local/sqlite-d1.ts'
import { openWranglerD1 } from '#scripts/local/wrangler-d1.ts'
import { loginAnew, serveMemberSite, tokensOf } from './member-site.ts'

const STATE = '.cache/test/admin-grant-by-wrangler'
const site = await serveMemberSite('admin-grant-by-wrangler')
afterAll(site.stop)

test('admin-grant works through wrangler, as for a deployed database', async () => {
  const mail = "o'hara@example.test"
  const { id } = await tokensOf(site, undefined, { email: mail, email_verified: true })
  const { body } = await loginAnew(site, id)
  // Two processes that write one local file refuse each other at times.
  await site.stop()
  const granted = await grantRole(
    openWranglerD1(['--local', '--persist-to', STATE]),
    { mail, role: 'editor' },
    new Date(),
  )
  expect(granted).toMatchObject({ isDone: true })
  const { db, close } = openSqliteD1(localD1File(STATE))
  const role = db
    .prepare('SELECT roles.name FROM accounts JOIN roles ON roles.id = role_id WHERE accounts.id = ?')
    .bind(body.data.account.id)
  expect(await role.first('name')).toBe('editor')
  close()
})
