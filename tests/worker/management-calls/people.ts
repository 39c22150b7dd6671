import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import {
  aboutKind,
  accountReaders,
  admins,
  allWriters,
  editors,
  type Fixture,
  type ManagementCall,
  writers,
} from './call.ts'
import { aManuscript } from './drafts.ts'
import { aPerson, asAdmin, type Office } from './office.ts'

const calls = (entries: [string, ManagementCall][]): Record<string, ManagementCall> =>
  Object.fromEntries(entries)

/** A member whose role may be changed: `{id, from, to}`. */
const aMember = async (office: Office): Promise<Fixture> => {
  const { accountId } = await aPerson(office.site, 'member')
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const idOf = (name: string) => roles.list.find((role: { name: string }) => role.name === name).id
  return { id: accountId, from: idOf('member'), to: idOf('contributor') }
}

/** The same, signed in on a device. */
const aSignedInMember = async (office: Office): Promise<Fixture> => {
  const member = await aMember(office)
  const session = crypto.randomUUID()
  await office.site.db
    .prepare(
      `INSERT INTO sessions (id, account_id, subject, signed_in_at, last_seen_at, device, network)
       VALUES (?1, ?2, ?1, ?3, ?3, '', '')`,
    )
    .bind(session, member.id, new Date().toISOString())
    .run()
  return { ...member, session }
}

const grants = [{ action: 'read', resource: 'content', scope: 'any' }]
const aName = () => `校閲${randomIdentifier().slice(1, 9)}`

const aRole = async (office: Office): Promise<Fixture> => {
  const role = { id: randomIdentifier(), name: aName(), description: '', grants }
  const { role: made } = await asAdmin(office, 'POST /manage/roles', role)
  return { id: made.id, name: made.name, updatedAt: made.updatedAt }
}

const someWords = () => {
  const word = `同義${randomIdentifier().slice(1, 8)}`
  return { words: [word], others: [`${word}x`] }
}

const aSynonymGroup = async (office: Office): Promise<Fixture> => {
  const group = { id: randomIdentifier(), group: someWords() }
  const { synonym } = await asAdmin(office, 'POST /manage/synonyms', group)
  return { id: synonym.id, version: synonym.version }
}

const ofKind = (kind: ContentKind): [string, ManagementCall][] => {
  const { plural } = CONTENT_KINDS[kind]
  const row = aboutKind(kind, {
    make: aManuscript(kind),
    path: ({ id }) => `/manage/${plural}/${id}/preview-token`,
    own: writers(),
    others: { ...writers(), contributor: 403 },
  })
  const path = `/manage/${plural}/:id/preview-token`
  return [
    [`POST ${path}`, row],
    [`DELETE ${path}`, row],
  ]
}

/** The account of the office, people, roles, audit records, previews, and missing addresses. */
export const PEOPLE_CALLS: Record<string, ManagementCall> = {
  'GET /manage': { path: () => '/manage', others: { ...allWriters(), support: 200 } },
  'PUT /manage/name': {
    path: () => '/manage/name',
    body: () => ({ name: '編集 花子' }),
    others: { ...allWriters(), support: 200 },
  },
  ...calls(ALL_CONTENT_KINDS.flatMap(ofKind)),

  'GET /manage/accounts': { path: () => '/manage/accounts', others: accountReaders() },
  'POST /manage/accounts/search': {
    path: () => '/manage/accounts/search',
    body: () => ({ mail: 'someone@example.jp' }),
    others: accountReaders(),
  },
  'GET /manage/accounts/:id': {
    make: aMember,
    path: ({ id }) => `/manage/accounts/${id}`,
    others: accountReaders(),
  },
  'GET /manage/accounts/:id/sessions': {
    make: aMember,
    path: ({ id }) => `/manage/accounts/${id}/sessions`,
    others: accountReaders(),
  },
  'DELETE /manage/accounts/:id/sessions': {
    make: aMember,
    path: ({ id }) => `/manage/accounts/${id}/sessions`,
    others: admins(),
  },
  'DELETE /manage/accounts/:id/sessions/:sessionId': {
    make: aSignedInMember,
    path: ({ id, session }) => `/manage/accounts/${id}/sessions/${session}`,
    others: admins(),
  },
  'PUT /manage/accounts/:id/role': {
    make: aMember,
    path: ({ id }) => `/manage/accounts/${id}/role`,
    body: ({ from, to }) => ({ roleId: to, from }),
    others: admins(),
  },

  'GET /manage/roles': { path: () => '/manage/roles', others: admins() },
  'POST /manage/roles': {
    path: () => '/manage/roles',
    body: () => ({ id: randomIdentifier(), name: aName(), description: '', grants }),
    others: admins(),
  },
  'PATCH /manage/roles/:id': {
    make: aRole,
    path: ({ id }) => `/manage/roles/${id}`,
    body: ({ name, updatedAt }) => ({ name, description: '読むだけ', grants, updatedAt }),
    others: admins(),
  },
  'DELETE /manage/roles/:id': {
    make: aRole,
    path: ({ id }) => `/manage/roles/${id}`,
    others: admins(),
  },

  'GET /manage/second-factor-rule': { path: () => '/manage/second-factor-rule', others: admins() },
  'PUT /manage/second-factor-rule': {
    path: () => '/manage/second-factor-rule',
    body: () => ({ graceDays: 7, from: 7 }),
    others: admins(),
  },

  'GET /manage/audit/people': { path: () => '/manage/audit/people', others: admins() },
  'GET /manage/audit/access': { path: () => '/manage/audit/access', others: admins() },
  'GET /manage/audit': { path: () => '/manage/audit', others: admins() },
  'GET /manage/not-found': { path: () => '/manage/not-found', others: admins() },
  'POST /manage/not-found/forget': {
    path: () => '/manage/not-found/forget',
    body: () => ({ path: '/nothing' }),
    others: admins(),
  },
  'GET /manage/popular-articles': {
    path: () => '/manage/popular-articles',
    others: { ...writers(), 'own articles': 200 },
  },
  'GET /manage/missed-searches': { path: () => '/manage/missed-searches', others: allWriters() },
  'POST /manage/missed-searches/forget': {
    path: () => '/manage/missed-searches/forget',
    body: () => ({ words: 'どこにもない' }),
    others: editors(),
  },
  'GET /manage/synonyms': { path: () => '/manage/synonyms', others: allWriters() },
  'POST /manage/synonyms': {
    path: () => '/manage/synonyms',
    body: () => ({ id: randomIdentifier(), group: someWords() }),
    others: editors(),
  },
  'PATCH /manage/synonyms/:id': {
    make: aSynonymGroup,
    path: ({ id }) => `/manage/synonyms/${id}`,
    body: ({ version }) => ({ version, group: someWords() }),
    others: editors(),
  },
  'DELETE /manage/synonyms/:id': {
    make: aSynonymGroup,
    path: ({ id, version }) => `/manage/synonyms/${id}?version=${version}`,
    others: editors(),
  },
  'GET /manage/broken-links': { path: () => '/manage/broken-links', others: allWriters() },
  'POST /manage/broken-links/check': {
    path: () => '/manage/broken-links/check',
    body: () => ({ url: 'https://nowhere.example.jp/' }),
    others: allWriters(404),
  },
}
