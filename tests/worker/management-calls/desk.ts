import { randomIdentifier } from '#domain/identifier.ts'
import { call } from '../member-site.ts'
import { type ManagementCall, type Thing, writers } from './call.ts'
import type { Office, Person } from './office.ts'

const aFilter = () => ({ kind: 'article-page', name: '確認待ち', query: 'stage=review' })

/** Conditions of a list that somebody keeps; who may not read content keeps none. */
const kept = async ({ site }: Office, { token }: Person): Promise<Thing> => {
  const id = randomIdentifier()
  await call(site, `PUT /manage/saved-filters/${id}`, { token, body: aFilter() })
  return { id }
}

export const DESK_CALLS: Record<string, ManagementCall> = {
  'GET /manage/home': { path: () => '/manage/home', others: writers() },
  'GET /manage/calendar': {
    path: () => '/manage/calendar?from=2026-11-01&to=2026-11-30',
    others: writers(),
  },
  'GET /manage/saved-filters': { path: () => '/manage/saved-filters', others: writers() },
  // Another's identifier is no secret and opens nothing: everybody has their own, and forgets only those.
  'PUT /manage/saved-filters/:id': {
    make: async () => ({ id: randomIdentifier() }),
    path: ({ id }) => `/manage/saved-filters/${id}`,
    body: aFilter,
    own: writers(),
    others: writers(),
  },
  'DELETE /manage/saved-filters/:id': {
    make: kept,
    path: ({ id }) => `/manage/saved-filters/${id}`,
    own: writers(),
    others: writers(),
  },
}
