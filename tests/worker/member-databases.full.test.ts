import { afterAll, expect, test } from 'vitest'
import { entityOf, triggerScheduled, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { createMemberFixtures, SECRET } from './member-fixtures.ts'
import { call, identityOf, login, loginAnew, tokensOf } from './member-site.ts'
import { type Person, serveSplitSite } from './split-site.ts'

const { site, main, members, aMember, anAdmin, moveAll, isIn, ask } = await serveSplitSite('member-databases')
afterAll(() => site.stop())
const admin = await anAdmin()

test('a new member is in the database of new members, with everything that a member can do', async () => {
  const person = await aMember()
  expect([await isIn(main, person), await isIn(members, person)]).toEqual([false, true])
  const { guide, spot } = await createMemberFixtures(site, person.token)
  const { favorites } = (await ask(person, 'GET /me/favorites/spots')).body.data
  expect(favorites.list).toMatchObject([{ targetId: spot, card: { id: spot } }])
  const { histories } = (await ask(person, 'GET /me/histories/spots')).body.data
  expect(histories.list).toMatchObject([{ targetId: spot, views: 3, card: { id: spot } }])
  const { travelGuide } = (await ask(person, `GET /travel/guides/${guide}`)).body.data
  const shared = await call(site, `GET /shared/guides/${travelGuide.guide.share.token}`)
  expect([shared.status, shared.body.data.sharedGuide.guide.title]).toEqual([200, SECRET])
  expect((await fetch(`${site.url}/shared/guides/${travelGuide.guide.share.token}`)).status).toBe(200)
  const { topics } = (await ask(person, 'GET /me/topics')).body.data
  expect(topics.actions).toHaveLength(1)
  expect(topics.season).not.toBeNull()
  const { shelf } = (await ask(person, 'GET /me/shelf')).body.data
  expect(shelf.favorites).toHaveLength(1)
  expect((await ask(person, 'GET /me/stats/usage')).body.data.usageStats.totals.favoritesAdded).toBe(1)
  // Content that is not public cannot be kept without a name, as in the other database.
  const none = '/me/favorites/spots/a0000000-0000-4000-8000-00000000ffff'
  expect((await ask(person, `PUT ${none}`, { createdAt: new Date().toISOString() })).status).toBe(404)
})

test('what members keep is renamed when it is published under another name', async () => {
  const person = await aMember()
  const spot = await entityOf(main, 'spot')
  const createdAt = new Date().toISOString()
  await ask(person, `PUT /me/favorites/spots/${spot.id}`, { createdAt })
  await ask(person, 'POST /me/histories', {
    entries: [{ targetType: 'spot', targetId: spot.id, viewedAt: createdAt }],
  })
  const renamed = { ...spot, name: '別の名前の滝', nameKana: 'べつのなまえのたき' }
  await writeOnly(main, { kind: 'spot', before: spot, after: renamed })
  const title = async (list: string) =>
    (await ask(person, `GET /me/${list}/spots`)).body.data[list].list[0].title
  await expect
    .poll(
      async () => {
        await triggerScheduled(site)
        return [await title('favorites'), await title('histories')]
      },
      { timeout: 20_000 },
    )
    .toEqual([renamed.name, renamed.name])
  await writeOnly(main, { kind: 'spot', before: renamed, after: spot })
})

test('the office finds members of all databases, newest first, page by page', async () => {
  const mail = `${crypto.randomUUID()}@example.jp`
  const person = await aMember({ email: mail, email_verified: true })
  const found = (await ask(admin, 'POST /manage/accounts/search', { mail })).body.data.accounts.list
  expect(found.map(({ id }: Person & { id: string }) => id)).toEqual([person.accountId])
  const ids: string[] = []
  let cursor = ''
  do {
    const { list, meta } = (await ask(admin, `GET /manage/accounts?limit=3${cursor}`)).body.data.accounts
    ids.push(...list.map(({ id }: { id: string }) => id))
    cursor = meta.cursor ? `&cursor=${meta.cursor}` : ''
    expect(meta.total).toBeGreaterThan(3)
  } while (cursor)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([person.accountId, admin.accountId]))
})

test('an administrator ends sessions of a member elsewhere, which is audited', async () => {
  const person = await aMember()
  const path = `/manage/accounts/${person.accountId}`
  expect((await ask(person, 'GET /me')).status).toBe(200)
  expect((await ask(admin, `GET ${path}`)).body.data.account.id).toBe(person.accountId)
  expect((await ask(admin, `GET ${path}/sessions`)).body.data.sessions).toHaveLength(1)
  expect((await ask(admin, `DELETE ${path}/sessions`)).status).toBe(200)
  expect((await ask(person, 'GET /me')).status).toBe(401)
  const { list } = (await ask(admin, `GET /manage/audit?ref=${person.accountId}`)).body.data.auditRecords
  expect(list).toMatchObject([{ action: 'endSessions' }])
})

test('a member who gets a role moves to the database of the office with all data', async () => {
  const person = await aMember()
  const { guide } = await createMemberFixtures(site, person.token, false)
  const { roles } = (await ask(admin, 'GET /manage/roles')).body.data
  const idOf = (name: string) => roles.list.find((role: { name: string }) => role.name === name).id
  const choice = { from: idOf('member'), roleId: idOf('editor') }
  const { status, body } = await ask(admin, `PUT /manage/accounts/${person.accountId}/role`, choice)
  expect([status, body.data.account.roleName]).toEqual([200, 'editor'])
  expect([await isIn(main, person), await isIn(members, person)]).toEqual([true, false])
  expect((await ask(person, `GET /travel/guides/${guide}`)).status).toBe(200)
  expect((await ask(person, 'GET /manage')).status).toBe(200)
})

test('an email address has one account over all databases, unless its owner wants another', async () => {
  const mail = { email: `${crypto.randomUUID()}@example.jp`, email_verified: true }
  const first = await aMember(mail)
  await moveAll('MEMBERS_1', 'DB')
  expect(await isIn(main, first)).toBe(true)
  const google = await tokensOf(site, undefined, { ...mail, ...identityOf('Google') })
  const refused = await login(site, google.id)
  expect([refused.status, refused.body.data.existingAccount.providers]).toEqual([409, ['Cognito']])
  expect((await loginAnew(site, google.id)).status).toBe(200)
})

const integrationTokenOf = async (person: Person): Promise<string> =>
  (await ask(person, 'POST /account-auth-integrations')).body.data.accountAuthIntegration.integrationToken

test('a login of another database’s account is not added to a second one; the two can be joined', async () => {
  const own = await aMember()
  await moveAll('MEMBERS_1', 'DB')
  const other = await aMember(identityOf('LINE'))
  await createMemberFixtures(site, other.token, false)
  expect([await isIn(main, own), await isIn(members, other)]).toEqual([true, true])
  const added = await login(site, other.id, await integrationTokenOf(own), own.token)
  expect(added.status).toBe(403)
  const begun = await call(site, 'POST /account-joins', {
    token: other.id,
    body: { integrationToken: await integrationTokenOf(own) },
    headers: { 'x-session-token': own.token },
  })
  expect(begun.status).toBe(200)
  const { accountJoin } = (await ask(own, 'GET /account-joins')).body.data
  expect(accountJoin.accounts.map(({ id }: { id: string }) => id)).toEqual([own.accountId, other.accountId])
  const choice = { survivorId: own.accountId }
  expect((await ask(own, `POST /account-joins/${accountJoin.id}/complete`, choice)).status).toBe(200)
  expect((await ask(own, 'GET /travel/guides')).body.data.guides.meta.total).toBe(1)
  // Both logins lead to it.
  expect((await login(site, other.id)).body.data.account.id).toBe(own.accountId)
})

test('a deleted account stays deleted for its tokens, in every database', async () => {
  const { sub, access, id } = await tokensOf(site)
  const { accountId } = { accountId: (await login(site, id)).body.data.account.id }
  const person = { token: access, id, sub, accountId }
  await moveAll('MEMBERS_1', 'DB')
  expect(await isIn(main, person)).toBe(true)
  expect((await ask(person, 'POST /accounts/leave')).status).toBe(200)
  expect([await isIn(main, person), await isIn(members, person)]).toEqual([false, false])
  expect((await ask(person, 'GET /me')).status).toBe(401)
  // A new account would be created in another database than the one that knows of the deletion.
  expect((await login(site, id)).status).toBe(401)
})
