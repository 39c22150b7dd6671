import { randomIdentifier } from '#domain/text/identifier.ts'
import type { MemberFixtures } from './member-fixtures.ts'
import { aNewGuide, anActivity } from './travel.ts'

export const ROLES = ['member', 'contributor', 'editor', 'publisher', 'admin', 'support'] as const
export type Role = (typeof ROLES)[number]

/**
 * One call that requires a session. `others`: the status for members who do not own the fixtures, by role where it
 * differs; 200 is for calls about the caller, which return and change nothing of the owner.
 */
export type MemberCall = {
  path: (fixtures: MemberFixtures) => string
  body?: (fixtures: MemberFixtures) => unknown
  owner?: number
  /** The status for a deleted account, where the sign-in still proves the identity. */
  left?: number
  others: number | Record<Role, number>
  /** A call of the owner before. */
  before?: (fixtures: MemberFixtures) => string
  /** It ends the caller's session; `at the pool`: each caller must be a user of the pool. */
  endsSession?: 'here' | 'at the pool'
  /** The answer depends on what the caller has saved: each is a new member. */
  isOfNew?: true
}

const NOW = new Date().toISOString()
const CHOICES = { members: true, memos: true, costs: true, reservations: true, checklist: true }
const VIEWED = { firstViewedAt: NOW, lastViewedAt: NOW, views: 1 }
const PATCH = { version: 1, patch: { memo: '変えた' } }

const self = (path: string, body?: MemberCall['body']): MemberCall => ({
  path: () => path,
  ...(body && { body }),
  others: 200,
})
const theirs = (
  path: MemberCall['path'],
  body?: MemberCall['body'],
  before?: MemberCall['before'],
): MemberCall => ({ path, ...(body && { body }), ...(before && { before }), others: 404 })

const guide = ({ guide: id }: MemberFixtures) => `/travel/guides/${id}`
const section = ({ section: id }: MemberFixtures) => `/travel/sections/${id}`
const activity = ({ activity: id }: MemberFixtures) => `/travel/activities/${id}`
const action = ({ action: id }: MemberFixtures) => `/travel/actions/${id}`
const photo = ({ action: id, photo: photoId }: MemberFixtures) => `/travel/actions/${id}/photos/${photoId}`
const spot =
  (shelf: string): MemberCall['path'] =>
  ({ spot: id }) =>
    `/me/${shelf}/spots/${id}`

/**
 * Every call of `/v1` that requires a session, by route without patterns. A new one is added here; the matrix fails
 * until it is.
 */
export const MEMBER_CALLS: Record<string, MemberCall> = {
  'POST /accounts/login': self('/accounts/login', () => ({ loginAccountPayload: {} })),
  'POST /accounts/authorize': self('/accounts/authorize'),
  'POST /accounts/leave': { ...self('/accounts/leave'), endsSession: 'at the pool' },
  'POST /account-auth-integrations': self('/account-auth-integrations'),
  // Nothing is joined without a token of the first account; account-joins.test.ts covers the flow.
  'POST /account-joins': {
    path: () => '/account-joins',
    body: () => ({ integrationToken: 'x.y.z' }),
    left: 404,
    owner: 422,
    others: 422,
  },
  'GET /account-joins': self('/account-joins'),
  'POST /account-joins/:id/complete': {
    path: () => `/account-joins/${randomIdentifier()}/complete`,
    body: () => ({ survivorId: randomIdentifier() }),
    owner: 410,
    others: 410,
  },
  'DELETE /account-joins/:id': self(`/account-joins/${randomIdentifier()}`),
  'DELETE /account-auth-integrations/:provider': theirs(() => '/account-auth-integrations/Google'),

  'GET /me': self('/me'),
  'GET /me/sign-in': self('/me/sign-in'),
  'GET /me/export': self('/me/export'),
  'POST /me/second-factor': self('/me/second-factor'),
  'GET /me/sessions': self('/me/sessions'),
  'DELETE /me/sessions': { ...self('/me/sessions'), endsSession: 'at the pool' },
  'DELETE /me/sessions/current': { ...self('/me/sessions/current'), endsSession: 'here' },
  'DELETE /me/sessions/others': self('/me/sessions/others?because=request'),
  'DELETE /me/sessions/:id': { path: () => '/me/sessions/nobodys', owner: 404, others: 404 },

  'GET /me/favorites/:kind': self('/me/favorites/spots'),
  'GET /me/favorites/:kind/:id': { ...theirs(spot('favorites')), isOfNew: true },
  'PUT /me/favorites/:kind/:id': { path: spot('favorites'), body: () => ({ createdAt: NOW }), others: 200 },
  'DELETE /me/favorites/:kind/:id': { path: spot('favorites'), others: 200 },
  'POST /me/histories': self('/me/histories', (fixtures) => ({
    entries: [{ targetType: 'spot', targetId: fixtures.spot, viewedAt: NOW }],
  })),
  'GET /me/histories/setting': self('/me/histories/setting'),
  'PUT /me/histories/setting': self('/me/histories/setting', () => ({ isPaused: false })),
  'GET /me/histories/:kind': self('/me/histories/article-pages'),
  'DELETE /me/histories/:kind': self('/me/histories/article-pages'),
  'PUT /me/histories/:kind': self('/me/histories/spots', ({ spot: targetId }) => ({
    list: [{ targetId, ...VIEWED }],
  })),
  'GET /me/histories/:kind/:id': { ...theirs(spot('histories')), isOfNew: true },
  'PUT /me/histories/:kind/:id': { path: spot('histories'), body: () => VIEWED, others: 200 },
  'DELETE /me/histories/:kind/:id': { path: spot('histories'), others: 200 },
  'GET /me/shelf': self('/me/shelf'),
  'POST /me/shelf/merge': self('/me/shelf/merge', () => ({ favorites: [], histories: [], isPaused: false })),
  'GET /me/topics': self('/me/topics'),
  'GET /me/stats/usage': self('/me/stats/usage'),
  'PUT /me/stats/prefectures/:code': self('/me/stats/prefectures/17', () => ({ level: 'passed' })),

  'GET /travel/actions/nearby': self('/travel/actions/nearby?lat=36.56&lng=136.66&type=visited'),
  'GET /travel/actions': self('/travel/actions'),
  // Identifiers are unique within an account: the same one of another account is another record.
  'POST /travel/actions': self('/travel/actions', (fixtures) => ({ action: fixtures.newAction })),
  'GET /travel/actions/:id': theirs(action),
  'PATCH /travel/actions/:id': theirs(action, () => PATCH),
  'DELETE /travel/actions/:id': theirs(action),
  'POST /travel/actions/:id/restore': theirs(
    (fixtures) => `${action(fixtures)}/restore`,
    undefined,
    (fixtures) => `DELETE ${action(fixtures)}`,
  ),
  'PUT /travel/actions/:id/photos/:photoId': theirs(
    ({ action: id }) => `/travel/actions/${id}/photos/${randomIdentifier()}`,
    ({ picture }) => picture,
  ),
  'GET /travel/actions/:id/photos/:photoId': theirs(photo),
  'DELETE /travel/actions/:id/photos/:photoId': theirs(photo),
  'POST /travel/actions/:id/photos/:photoId/restore': theirs(
    (fixtures) => `${photo(fixtures)}/restore`,
    undefined,
    (fixtures) => `DELETE ${photo(fixtures)}`,
  ),

  'GET /travel/guides': self('/travel/guides'),
  // A guide, section or activity with an identifier of another account is refused without revealing the owner.
  'POST /travel/guides': {
    path: () => '/travel/guides',
    body: (fixtures) => ({ guide: { ...aNewGuide().guide, id: fixtures.guide } }),
    others: 409,
  },
  'GET /travel/guides/:id': theirs(guide),
  'GET /travel/guides/:file': theirs((fixtures) => `${guide(fixtures)}.ics`),
  'PATCH /travel/guides/:id': theirs(guide, () => PATCH),
  'DELETE /travel/guides/:id': theirs(guide),
  'POST /travel/guides/:id/restore': theirs(
    (fixtures) => `${guide(fixtures)}/restore`,
    undefined,
    (fixtures) => `DELETE ${guide(fixtures)}`,
  ),
  'POST /travel/guides/:id/sections': theirs(
    (fixtures) => `${guide(fixtures)}/sections`,
    () => ({ id: randomIdentifier(), at: 0, section: { kind: 'day', date: null, title: '', memo: '' } }),
  ),
  'POST /travel/guides/:id/reorder': theirs(
    (fixtures) => `${guide(fixtures)}/reorder`,
    (fixtures) => ({ sectionIds: [fixtures.section] }),
  ),
  'POST /travel/guides/:id/share': theirs(
    (fixtures) => `${guide(fixtures)}/share`,
    () => CHOICES,
  ),
  'DELETE /travel/guides/:id/share': theirs((fixtures) => `${guide(fixtures)}/share`),
  'GET /travel/sections/:id': theirs(section),
  'PATCH /travel/sections/:id': theirs(section, () => PATCH),
  'DELETE /travel/sections/:id': theirs(section),
  'POST /travel/sections/:id/activities': theirs(
    (fixtures) => `${section(fixtures)}/activities`,
    () => ({ id: randomIdentifier(), at: 0, activity: anActivity() }),
  ),
  'POST /travel/sections/:id/reorder': theirs(
    (fixtures) => `${section(fixtures)}/reorder`,
    (fixtures) => ({ activityIds: [fixtures.activity] }),
  ),
  'GET /travel/activities/:id': theirs(activity),
  'PATCH /travel/activities/:id': theirs(activity, () => PATCH),
  'DELETE /travel/activities/:id': theirs(activity),
}
