import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aboutKind, allWriters, type ManagementCall, publishers, type Statuses, writers } from './call.ts'
import { aComment, aManuscript, aReport } from './drafts.ts'
import type { Office, Person } from './office.ts'

/** Contributors may access their own manuscripts only. */
const others = (statuses: Statuses): Statuses => ({ ...statuses, contributor: 403 })

/** A draft with a comment and one revision: `{id, version, comment}`. */
const aDiscussed = (kind: ContentKind) => async (office: Office, owner: Person) => {
  const made = await aManuscript(kind)(office, owner)
  return { ...made, comment: await aComment(office, String(made.id), owner) }
}

/** A draft with a report of a reader: `{id, version, report}`. */
const aReported = (kind: ContentKind) => async (office: Office, owner: Person) => {
  const made = await aManuscript(kind)(office, owner)
  return { ...made, report: await aReport(office, String(made.id)) }
}

const version = ({ version: at }: { version?: string | number }) => ({ version: at })

/** The answer of a step for an empty draft, by permitted roles. */
const STEPS: Record<
  string,
  { statuses: Statuses; body: (fixture: Record<string, string | number>) => unknown }
> = {
  submit: { statuses: writers(), body: version },
  'send-back': { statuses: writers(409), body: version },
  archive: { statuses: writers(), body: version },
  'restore-archived': { statuses: writers(409), body: version },
  duplicate: { statuses: writers(), body: () => ({ id: randomIdentifier() }) },
  publish: { statuses: publishers(422), body: version },
  unpublish: { statuses: publishers(409), body: version },
  schedule: {
    statuses: publishers(422),
    body: (fixture) => ({ ...version(fixture), at: '2040-01-01T00:00:00.000Z' }),
  },
  rollback: {
    statuses: publishers(409),
    body: (fixture) => ({ ...version(fixture), publicationId: randomIdentifier() }),
  },
}

const ofKind = (kind: ContentKind): [string, ManagementCall][] => {
  const list = `/manage/${CONTENT_KINDS[kind].plural}`
  const row = (
    endpoint: string,
    below: string | ((fixture: Record<string, string | number>) => string),
    { statuses = writers(), ...more }: Partial<ManagementCall> & { statuses?: Statuses } = {},
  ): [string, ManagementCall] => [
    endpoint,
    aboutKind(kind, {
      make: aManuscript(kind),
      path: (fixture) => `${list}/${fixture.id}${typeof below === 'string' ? below : below(fixture)}`,
      own: statuses,
      others: others(statuses),
      ...more,
    }),
  ]
  const one = `${list}/:id`
  return [
    [`GET ${list}`, aboutKind(kind, { path: () => list, others: writers() })],
    [
      `POST ${list}`,
      aboutKind(kind, { path: () => list, body: () => ({ id: randomIdentifier() }), others: writers() }),
    ],
    row(`GET ${one}`, ''),
    row(`GET ${list}/by-slug/:slug`, '', { path: ({ slug }) => `${list}/by-slug/${slug}` }),
    row(`PATCH ${one}`, '', { body: (fixture) => ({ ...version(fixture), fields: { tags: ['城'] } }) }),
    row(`DELETE ${one}`, (fixture) => `?version=${fixture.version}`),
    ...Object.entries(STEPS).map(([step, { statuses, body }]) =>
      row(`POST ${one}/${step}`, `/${step}`, { statuses, body }),
    ),
    row(`GET ${one}/revisions`, '/revisions'),
    row(`GET ${one}/revisions/:version`, '/revisions/1'),
    row(`POST ${one}/revisions/:version/restore`, '/revisions/1/restore', { body: version }),
    row(`GET ${one}/comments`, '/comments'),
    row(`POST ${one}/comments`, '/comments', { body: () => ({ id: randomIdentifier(), text: '出典は' }) }),
    row(`POST ${one}/comments/:comment/resolve`, ({ comment }) => `/comments/${comment}/resolve`, {
      make: aDiscussed(kind),
      body: () => ({}),
    }),
    row(`GET ${one}/reader-reports`, '/reader-reports'),
    row(`POST ${one}/reader-reports/handle`, '/reader-reports/handle', {
      make: aReported(kind),
      body: () => ({ until: new Date().toISOString() }),
    }),
    row(`POST ${one}/reader-reports/:report/handle`, ({ report }) => `/reader-reports/${report}/handle`, {
      make: aReported(kind),
      body: () => ({}),
    }),
  ]
}

export const MANUSCRIPTS_CALLS: Record<string, ManagementCall> = {
  ...Object.fromEntries(ALL_CONTENT_KINDS.flatMap(ofKind)),
  'GET /manage/reader-reports': { path: () => '/manage/reader-reports', others: allWriters() },
  'GET /manage/manuscripts': { path: () => '/manage/manuscripts', others: allWriters() },
  // The result is listed for each reference; other tests check it.
  'POST /manage/manuscripts/bulk': {
    make: aManuscript(),
    path: () => '/manage/manuscripts/bulk',
    body: ({ id, version: at }) => ({ action: 'submit', refs: [{ kind: 'article-page', id, version: at }] }),
    own: allWriters(),
    others: allWriters(),
  },
  'GET /manage/search-content': { path: () => '/manage/search-content?q=%E5%9F%8E', others: allWriters() },
}
