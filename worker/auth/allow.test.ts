import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Action, Resource } from '#domain/account/permission.ts'
import { identityVars } from '#identity/settings.ts'
import { login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import type { AppEnv } from '../app-env.ts'
import { setRole } from '../db/account/accounts.server.ts'
import { onError } from '../middleware/errors.ts'
import { allow, manager, myself, type OwnerOf } from './allow.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database
const env = { ...identityVars(site.identity), APP_HOST: site.url, DB: db } as unknown as Env

const ROLES = ['member', 'contributor', 'editor', 'publisher', 'admin', 'support'] as const

/** The scope of each role, in the order of ROLES: any, own, or - for none. */
const MATRIX: Record<string, string> = {
  'read spot': '-   own any any any -',
  'create spot': '-   own any any any -',
  'update spot': '-   own any any any -',
  'delete spot': '-   own any any any -',
  'publish spot': '-   -   -   any any -',
  'update article-page': '-   own any any any -',
  'delete media': '-   -   any any any -',
  'update redirect': '-   -   -   -   any -',
  'read audit': '-   -   -   -   any -',
  'update audit': '-   -   -   -   -   -',
  'update role': '-   -   -   -   any -',
  'read account': 'own own own own any any',
  'update account': '-   -   -   -   any -',
  'delete account': 'own own own own any own',
  'create account-auth': 'own own own own own own',
  'update guide': 'own own own own own own',
  'read action': 'own own own own own own',
}

const CALLS = Object.entries(MATRIX).map(([call, scopes]) => {
  const [action, resource] = call.split(' ') as [Action, Resource]
  return { call, action, resource, scopes: scopes.split(/\s+/) }
})

const OWNERS: Record<string, OwnerOf | undefined> = {
  mine: myself,
  others: () => 'a1111111-1111-4111-8111-111111111111',
  nobodys: async () => null,
  unsaid: undefined,
}

/** A route for every cell, guarded like the calls of `/v1`. */
const app = new Hono<AppEnv>().onError(onError)
for (const { action, resource } of CALLS)
  for (const [name, ownerOf] of Object.entries(OWNERS))
    app.get(`/v1/${action}/${resource}/${name}`, allow(action, resource, ownerOf), (c) => c.text(c.var.scope))
app.get('/v1/manage', manager(), (c) => c.text(c.var.account.role.name))

const request = async (path: string, token: string) => {
  const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } }, env)
  return { status: response.status, text: await response.text() }
}

const memberWith = async (role: string) => {
  const { id, access } = await tokensOf(site)
  const { body } = await login(site, id)
  expect(await setRole(db, body.data.account.id, role, new Date())).toBe(true)
  return access
}

test.each(ROLES.map((role, index) => [role, index] as const))(
  'the role %s may do what the table says, with what the table says, and nothing else (R189)',
  async (role, index) => {
    const token = await memberWith(role)
    const responses = await Promise.all(
      CALLS.map(async ({ call, action, resource }) => {
        const statusOf = async (owner: string) =>
          (await request(`/v1/${action}/${resource}/${owner}`, token)).status
        const mine = await statusOf('mine')
        // Without a permission the owner is not looked up.
        return [call, mine, mine === 403 ? mine : await statusOf('others')]
      }),
    )
    const expected = CALLS.map(({ call, scopes }) => [
      call,
      scopes[index] === '-' ? 403 : 200,
      scopes[index] === 'any' ? 200 : 403,
    ])
    expect(responses).toEqual(expected)
  },
)

test('one’s own data must be declared as such, public data need not (R189)', async () => {
  const statusesOf = async (role: string) => {
    const token = await memberWith(role)
    return Promise.all(
      Object.keys(OWNERS).map(async (name) => [
        name,
        (await request(`/v1/update/spot/${name}`, token)).status,
      ]),
    )
  }
  expect(Object.fromEntries(await statusesOf('contributor'))).toEqual({
    mine: 200,
    others: 403,
    nobodys: 403,
    unsaid: 403,
  })
  expect(Object.fromEntries(await statusesOf('editor'))).toEqual({
    mine: 200,
    others: 200,
    nobodys: 200,
    unsaid: 200,
  })
})

test('the handler gets the scope of the permission', async () => {
  const [contributor, editor] = [await memberWith('contributor'), await memberWith('editor')]
  expect((await request('/v1/read/spot/mine', contributor)).text).toBe('own')
  expect((await request('/v1/read/spot/mine', editor)).text).toBe('any')
})

test('the management area opens for roles with any permission there (R10)', async () => {
  const statuses = await Promise.all(
    ROLES.map(async (role) => [role, (await request('/v1/manage', await memberWith(role))).status]),
  )
  expect(Object.fromEntries(statuses)).toEqual({
    member: 403,
    contributor: 200,
    editor: 200,
    publisher: 200,
    admin: 200,
    support: 200,
  })
})

test('a refusal is in Japanese and reveals nothing of the target', async () => {
  const { text } = await request('/v1/update/spot/mine', await memberWith('member'))
  expect(JSON.parse(text)).toEqual({
    errors: [{ code: 'E10403', message: 'この操作を行う権限がありません。' }],
  })
})

test('a removed role is refused with the next call', async () => {
  const { id, access } = await tokensOf(site)
  const { body } = await login(site, id)
  const change = (role: string) => setRole(db, body.data.account.id, role, new Date())
  await change('admin')
  expect((await request('/v1/update/redirect/unsaid', access)).status).toBe(200)
  await change('member')
  expect((await request('/v1/update/redirect/unsaid', access)).status).toBe(403)
})
