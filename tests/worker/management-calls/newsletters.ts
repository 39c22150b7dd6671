import { randomIdentifier } from '#domain/text/identifier.ts'
import { editors, type Fixture, type ManagementCall, publishers } from './call.ts'
import { asAdmin, type Office } from './office.ts'

const anInput = (subject = '冬の号') => ({ subject, opening: '雪のたよりです。', entries: [] })

/** A draft of an issue. */
const aDraft = async (office: Office): Promise<Fixture> => {
  const id = randomIdentifier()
  const { newsletter } = await asAdmin(office, 'POST /manage/newsletters', { id, issue: anInput() })
  return { id, version: newsletter.version }
}

/** Issues of the newsletter. Editors write drafts; sending to all requires the permission to publish. */
export const NEWSLETTER_CALLS: Record<string, ManagementCall> = {
  'GET /manage/newsletters': { path: () => '/manage/newsletters', others: editors() },
  'POST /manage/newsletters': {
    path: () => '/manage/newsletters',
    body: () => ({ id: randomIdentifier(), issue: anInput() }),
    others: editors(),
  },
  'POST /manage/newsletters/preview': {
    path: () => '/manage/newsletters/preview',
    body: () => ({ id: null, issue: anInput() }),
    others: editors(),
  },
  'GET /manage/newsletters/:id': {
    make: aDraft,
    path: ({ id }) => `/manage/newsletters/${id}`,
    others: editors(),
  },
  'PATCH /manage/newsletters/:id': {
    make: aDraft,
    path: ({ id }) => `/manage/newsletters/${id}`,
    body: ({ version }) => ({ version, issue: anInput('春の号') }),
    others: editors(),
  },
  'DELETE /manage/newsletters/:id': {
    make: aDraft,
    path: ({ id, version }) => `/manage/newsletters/${id}?version=${version}`,
    others: editors(),
  },
  // These people have no mail address at the user pool.
  'POST /manage/newsletters/:id/test': {
    make: aDraft,
    path: ({ id }) => `/manage/newsletters/${id}/test`,
    body: () => ({}),
    others: editors(409),
  },
  // Another version than the saved one: nothing is sent.
  'POST /manage/newsletters/:id/send': {
    make: aDraft,
    path: ({ id }) => `/manage/newsletters/${id}/send`,
    body: () => ({ version: 99 }),
    others: publishers(409),
  },
  'POST /manage/newsletters/:id/stop': {
    make: aDraft,
    path: ({ id }) => `/manage/newsletters/${id}/stop`,
    body: () => ({}),
    others: publishers(),
  },
  'POST /manage/newsletters/:id/resume': {
    make: aDraft,
    path: ({ id }) => `/manage/newsletters/${id}/resume`,
    body: () => ({}),
    others: publishers(),
  },
}
