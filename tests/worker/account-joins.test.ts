import { expect, onTestFinished, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { JOIN_STEPS, NOT_JOINED } from '#worker/db/account/join-statements.ts'
import { createMemberFixtures, SECRET } from './member-fixtures.ts'
import {
  addSavedFilter,
  call,
  claimsOf,
  dump,
  identityOf,
  login,
  makeAuthor,
  sharedSite,
  sign as signed,
  tokensOf,
} from './member-site.ts'
import { withoutAdmins } from './restore-rows.ts'

const site = await sharedSite()

type Person = { access: string; id: string; sub: string; accountId: string }

const aMember = async (more: object = {}): Promise<Person> => {
  const tokens = await tokensOf(site, undefined, { ...more })
  return { ...tokens, accountId: (await login(site, tokens.id)).body.data.account.id }
}

const tokenOf = async ({ access }: Person): Promise<string> =>
  (await call(site, 'POST /account-auth-integrations', { token: access })).body.data.accountAuthIntegration
    .integrationToken

const begin = async (own: Person, other: Person, integrationToken?: string) =>
  call(site, 'POST /account-joins', {
    token: other.id,
    body: { integrationToken: integrationToken ?? (await tokenOf(own)) },
    headers: { 'x-session-token': own.access },
  })

const joinOf = async ({ access }: Person) =>
  (await call(site, 'GET /account-joins', { token: access })).body.data.accountJoin

const complete = (own: Person, id: string, survivorId: string) =>
  call(site, `POST /account-joins/${id}/complete`, { token: own.access, body: { survivorId } })

const joined = async (own: Person, other: Person, survivor = own) => {
  expect((await begin(own, other)).status).toBe(200)
  return complete(own, (await joinOf(own)).id, survivor.accountId)
}

const count = (table: string, column: string, id: string) =>
  site.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(id).first<number>('n')

test('every column that references an account is joined, or documented to end with it', async () => {
  const { results } = await site.db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string; sql: string }>()
  const columns = results.flatMap(({ name, sql }) =>
    [...sql.matchAll(/(\w+) TEXT[^,]*REFERENCES accounts/g)].map(([, column = '']) => ({ name, column })),
  )
  expect(columns.length).toBeGreaterThan(20)
  const left = columns.filter(
    ({ name, column }) =>
      !NOT_JOINED.includes(name) &&
      !JOIN_STEPS.some(
        (sql) =>
          new RegExp(`(UPDATE (OR \\w+ )?|INTO )${name}\\b`).test(sql) &&
          sql.includes(`${column} = :removed`),
      ),
  )
  expect(left).toEqual([])
})

test('joining two accounts merges all their data, whichever survives', async () => {
  for (const stays of ['current', 'other']) {
    const [own, other] = [await aMember(), await aMember(identityOf('Google'))]
    const [mine, theirs] = [
      await createMemberFixtures(site, own.access),
      await createMemberFixtures(site, other.access),
    ]
    await makeAuthor(site, other.accountId)
    await addSavedFilter(site, other.accountId)
    expect((await begin(own, other)).status).toBe(200)
    const join = await joinOf(own)
    const holdings = { guides: 1, records: 1, photos: 1, favorites: 1, histories: 1, manuscripts: 0 }
    expect(join).toMatchObject({
      losesRole: false,
      accounts: [
        { id: own.accountId, isCurrent: true, providers: ['Cognito'], holdings },
        { id: other.accountId, isCurrent: false, providers: ['Google'], holdings },
      ],
    })
    const [survivor, removed] = stays === 'current' ? [own, other] : [other, own]
    expect((await complete(own, join.id, survivor.accountId)).status).toBe(200)

    for (const { access } of [own, other]) {
      const { body } = await call(site, 'GET /me', { token: access })
      expect(body.data.account.id).toBe(survivor.accountId)
      expect(body.data.account.auths.map(({ provider }: { provider: string }) => provider).sort()).toEqual([
        'Cognito',
        'Google',
      ])
      for (const { guide, action, photo } of [mine, theirs]) {
        const response = await call(site, `GET /travel/guides/${guide}`, { token: access })
        expect([
          response.status,
          response.body.data?.activities?.length ?? JSON.stringify(response.body),
        ]).toEqual([200, expect.anything()])
        expect(JSON.stringify(response.body)).toContain(SECRET)
        const picture = await fetch(`${site.url}/v1/travel/actions/${action}/photos/${photo}?w=100`, {
          headers: { authorization: `Bearer ${access}` },
        })
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      }
    }
    // The same spot in both accounts: one favourite, and the histories merged.
    const history = await site.db
      .prepare('SELECT views FROM histories WHERE account_id = ?')
      .bind(survivor.accountId)
      .all<{ views: number }>()
    expect(history.results).toEqual([{ views: 6 }])
    for (const [table, n] of [
      ['favorites', 1],
      ['travel_actions', 2],
      ['travel_guides', 2],
      ['saved_filters', 1],
      ['authors', 1],
      ['prefecture_marks', 1],
    ] as const) {
      expect([table, await count(table, 'account_id', survivor.accountId)]).toEqual([table, n])
      expect([table, await count(table, 'account_id', removed.accountId)]).toEqual([table, 0])
    }
    const counts = await site.db
      .prepare('SELECT sum(count) AS n FROM travel_action_counts WHERE account_id = ?')
      .bind(survivor.accountId)
      .first<number>('n')
    expect(counts).toBe(2)
    const entry = await site.db
      .prepare("SELECT * FROM audit_log WHERE action = 'join' AND ref_id IS ?")
      .bind(survivor.accountId)
      .first<{ before: string; done_by: string }>()
    expect(entry?.done_by).toBe(survivor.accountId)
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ removed: removed.accountId })
    expect(await count('accounts', 'id', removed.accountId)).toBe(0)
    // Once only.
    expect((await complete(own, join.id, survivor.accountId)).status).toBe(410)
  }
}, 60_000)

test('of two logins with one provider the survivor’s stays, and tokens of the other one create no account', async () => {
  const [own, other] = [await aMember(), await aMember()]
  expect((await joined(own, other)).status).toBe(200)
  expect((await call(site, 'GET /me', { token: own.access })).status).toBe(200)
  expect((await call(site, 'GET /me', { token: other.access })).status).toBe(401)
  expect((await login(site, other.id)).status).toBe(401)
})

test('joining grants no role: with different roles the survivor becomes a member, with the same it keeps it', async () => {
  const roleAfter = async (mine: string, others: string, stays: 'own' | 'other') => {
    const [own, other] = [await aMember(), await aMember(identityOf('Google'))]
    await setRole(site.db as never, own.accountId, mine, new Date())
    await setRole(site.db as never, other.accountId, others, new Date())
    const { status } = await joined(own, other, stays === 'own' ? own : other)
    expect(status).toBe(200)
    return (await call(site, 'GET /me', { token: own.access })).body.data.account.role.name
  }
  expect(await roleAfter('member', 'editor', 'own')).toBe('member')
  expect(await roleAfter('member', 'editor', 'other')).toBe('member')
  expect(await roleAfter('editor', 'contributor', 'own')).toBe('member')
  expect(await roleAfter('editor', 'editor', 'other')).toBe('editor')
})

test('the last account that can assign roles cannot be joined with one of another role', async () => {
  onTestFinished(await withoutAdmins(site.db))
  const [own, other] = [await aMember(), await aMember(identityOf('Google'))]
  await setRole(site.db as never, own.accountId, 'admin', new Date())
  const { status, body } = await joined(own, other)
  expect([status, body.errors[0].message]).toEqual([
    409,
    '最後の管理者のアカウントは、役割の違うアカウントとまとめられません。先に、編集室の「会員と役割」で、ほかの人に管理者の役割を割り当ててください。',
  ])
  expect(await count('accounts', 'id', other.accountId)).toBe(1)
})

test('nothing is joined without both proofs, by others, too late, or with an unproven account', async () => {
  const [own, other, third] = [await aMember(), await aMember(identityOf('Google')), await aMember()]
  const before = await dump(site)
  expect((await begin(own, other, 'x.y.z')).status).toBe(422)
  expect((await call(site, 'POST /account-joins', { body: { integrationToken: 'x' } })).status).toBe(401)
  expect(
    (await call(site, 'POST /account-joins', { token: other.access, body: { integrationToken: 'x' } }))
      .status,
  ).toBe(401)
  expect(await dump(site)).toEqual(before)
  const token = await tokenOf(own)
  expect((await begin(own, other, token)).status).toBe(200)
  expect((await begin(own, third, token)).status).toBe(410)
  const { id } = await joinOf(own)
  expect(await joinOf(other)).toBeNull()
  for (const [person, survivorId, status] of [
    [other, other.accountId, 410],
    [third, third.accountId, 410],
    [own, third.accountId, 404],
  ] as const)
    expect((await complete(person, id, survivorId)).status).toBe(status)
  const long = Math.floor(Date.now() / 1000) - 16 * 60
  const old = await signed(site, { ...claimsOf(site, 'access', own.sub), auth_time: long })
  expect((await complete({ ...own, access: old }, id, own.accountId)).status).toBe(403)
  const oldOther = await signed(site, {
    ...claimsOf(site, 'id', other.sub),
    ...identityOf('Google'),
    auth_time: long,
  })
  expect((await begin(own, { ...other, id: oldOther })).status).toBe(403)
  await site.db.prepare('UPDATE account_joins SET expires_at = ?').bind(new Date(0).toISOString()).run()
  expect((await complete(own, id, own.accountId)).status).toBe(410)
  expect((await begin(own, other)).status).toBe(200)
  const again = await joinOf(own)
  expect((await call(site, `DELETE /account-joins/${again.id}`, { token: third.access })).status).toBe(200)
  expect((await joinOf(own)).id).toBe(again.id)
  expect((await call(site, `DELETE /account-joins/${again.id}`, { token: own.access })).status).toBe(200)
  expect(await joinOf(own)).toBeNull()
  expect(await count('accounts', 'id', other.accountId)).toBe(1)
})

test('a join requested twice at once happens once, and photos of an account joined twice are still found', async () => {
  const [one, two, three] = [
    await aMember(),
    await aMember(identityOf('Google')),
    await aMember(identityOf('LINE')),
  ]
  const { action, photo } = await createMemberFixtures(site, three.access)
  await begin(two, three)
  const { id } = await joinOf(two)
  const answers = await Promise.all([1, 2, 3].map(() => complete(two, id, two.accountId)))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect((await joined(one, two)).status).toBe(200)
  const picture = await fetch(`${site.url}/v1/travel/actions/${action}/photos/${photo}`, {
    headers: { authorization: `Bearer ${one.access}` },
  })
  expect(picture.status).toBe(200)
  const removals = await site.db
    .prepare('SELECT prefix FROM photo_removals WHERE instr(prefix, ?) > 0')
    .bind(three.accountId)
    .all()
  expect(removals.results).toEqual([])
})
