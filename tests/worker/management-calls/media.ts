import { randomIdentifier } from '#domain/text/identifier.ts'
import { addMediaStatement } from '#worker/db/media/media.server.ts'
import { editors, type Fixture, type ManagementCall, writers } from './call.ts'
import type { Office, Person } from './office.ts'

const add = async ({ site }: Office, owner: Person): Promise<string> => {
  const id = randomIdentifier()
  const picture = { address: `{address}/media/${id}.webp`, width: 400, height: 300, bytes: 1000 }
  const metadata = {
    name: '外湯',
    alt: '外湯の暖簾',
    credit: '撮影／上田',
    license: null,
    prefectureCode: '28',
  }
  const file = { mime: 'image/webp', color: '#808080', sha256: null, ownerId: owner.accountId }
  const focal = { focalX: 0.5, focalY: 0.5 }
  await addMediaStatement(
    site.db as unknown as D1Database,
    { id, ...picture, ...metadata, ...file, ...focal },
    new Date().toISOString(),
  ).run()
  return id
}

/** A picture without uses. */
const aPicture = async (office: Office, owner: Person): Promise<Fixture> => ({ id: await add(office, owner) })

const of =
  (end = '') =>
  ({ id }: Fixture) =>
    `/manage/media/${id}${end}`

/** The library has no owners: writers use its pictures, editors change them. */
export const MEDIA_CALLS: Record<string, ManagementCall> = {
  'GET /manage/media': { path: () => '/manage/media', others: writers() },
  // The request has no picture.
  'POST /manage/media': { path: () => `/manage/media?id=${randomIdentifier()}`, others: editors(422) },
  'GET /manage/media/:id': { make: aPicture, path: of(), others: writers() },
  'GET /manage/media/:id/uses': { make: aPicture, path: of('/uses'), others: writers() },
  'GET /manage/media/:id/history': { make: aPicture, path: of('/history'), others: writers() },
  'PATCH /manage/media/:id': {
    make: aPicture,
    path: of(),
    body: () => ({ version: 1, patch: { alt: '別の説明' } }),
    others: editors(),
  },
  'DELETE /manage/media/:id': { make: aPicture, path: of(), others: editors() },
  'POST /manage/media/:id/restore': { make: aPicture, path: of('/restore'), others: editors() },
  'POST /manage/media/:id/replace': {
    make: async (office, owner) => ({ id: await add(office, owner), other: await add(office, owner) }),
    path: of('/replace'),
    body: ({ other }) => ({ with: other, withAlt: false, publicationId: randomIdentifier() }),
    others: editors(),
  },
}
