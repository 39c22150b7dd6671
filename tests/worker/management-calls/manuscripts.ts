import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { randomIdentifier } from '#domain/identifier.ts'
import { type ManagementCall, writers } from './call.ts'
import { aManuscript } from './office.ts'

/** Contributors reach their own manuscripts only. */
const OTHERS = { ...writers(), contributor: 403 }

const ofKind = (kind: ContentKind): [string, ManagementCall][] => {
  const list = `/manage/${CONTENT_KINDS[kind].plural}`
  const one = { make: aManuscript(kind), own: writers(), others: OTHERS }
  return [
    [`POST ${list}`, { path: () => list, body: () => ({ id: randomIdentifier() }), others: writers() }],
    [`GET ${list}/:ref`, { ...one, path: ({ ref }) => `${list}/${ref}` }],
    [
      `PATCH ${list}/:ref`,
      {
        ...one,
        path: ({ ref }) => `${list}/${ref}`,
        body: ({ version }) => ({ version, fields: { tags: [] } }),
      },
    ],
  ]
}

export const MANUSCRIPTS_CALLS: Record<string, ManagementCall> = Object.fromEntries(
  ALL_CONTENT_KINDS.flatMap(ofKind),
)
