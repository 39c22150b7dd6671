import { randomIdentifier } from '#domain/text/identifier.ts'
import { aboutKind, allWriters, type Fixture, type ManagementCall, publishers, writers } from './call.ts'
import { aManuscript } from './drafts.ts'
import type { Office, Person } from './office.ts'

/** A finished publication of content with an owner: `{id}`. */
const aPublication = async (office: Office, owner: Person): Promise<Fixture> => {
  const { id: contentId = '' } = await aManuscript()(office, owner)
  const id = randomIdentifier()
  await office.site.db
    .prepare(
      `INSERT INTO publications (id, reason, kind, content_id, title, changes, status, requested_at, finished_at)
       VALUES (?, 'publish', 'article-page', ?, '城', '[]', 'live', ?3, ?3)`,
    )
    .bind(id, contentId, '2026-11-21T00:00:00.000Z')
    .run()
  return { id }
}

export const PUBLICATIONS_CALLS: Record<string, ManagementCall> = {
  'GET /manage/publications': { path: () => '/manage/publications', others: allWriters() },
  'GET /manage/publications/:id': aboutKind('article-page', {
    make: aPublication,
    path: ({ id }) => `/manage/publications/${id}`,
    own: writers(),
    others: { ...writers(), contributor: 403 },
  }),
  'POST /manage/publications/:id/retry': {
    make: aPublication,
    path: ({ id }) => `/manage/publications/${id}/retry`,
    own: publishers(),
    others: publishers(),
  },
}
