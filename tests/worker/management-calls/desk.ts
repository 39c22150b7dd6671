import { randomIdentifier } from '#domain/text/identifier.ts'
import { aboutKind, allWriters, type Fixture, type ManagementCall, writers } from './call.ts'
import type { Office, Person } from './office.ts'

const aFilter = { kind: 'article-page', name: '確認待ち', query: 'stage=review' }

/** A call with another account's id changes the caller's own filters only, so it does no harm. */
const filter = async ({ site }: Office, { accountId }: Person): Promise<Fixture> => {
  const id = randomIdentifier()
  await site.db
    .prepare('INSERT INTO saved_filters VALUES (?, ?, ?, ?, ?, ?)')
    .bind(accountId, id, aFilter.kind, aFilter.name, aFilter.query, '2026-11-01T00:00:00.000Z')
    .run()
  return { id }
}

const desk = async (_: Office, { accountId }: Person): Promise<Fixture> => ({ id: accountId })

/** The office's home page, its calendar, saved filters, and writers' desks. */
export const DESK_CALLS: Record<string, ManagementCall> = {
  'GET /manage/home': { path: () => '/manage/home', others: allWriters() },
  'GET /manage/calendar': {
    path: () => '/manage/calendar?from=2026-11-01&to=2026-11-30',
    others: allWriters(),
  },
  'GET /manage/saved-filters': { path: () => '/manage/saved-filters', others: allWriters() },
  'PUT /manage/saved-filters/:id': {
    path: () => `/manage/saved-filters/${randomIdentifier()}`,
    body: () => aFilter,
    others: allWriters(),
  },
  'DELETE /manage/saved-filters/:id': {
    make: filter,
    path: ({ id }) => `/manage/saved-filters/${id}`,
    own: allWriters(),
    others: allWriters(),
  },
  'GET /manage/accounts/:id/article-pages': aboutKind('article-page', {
    make: desk,
    path: ({ id }) => `/manage/accounts/${id}/article-pages`,
    own: writers(),
    others: { ...writers(), contributor: 403 },
  }),
}
