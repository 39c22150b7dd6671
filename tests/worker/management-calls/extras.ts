import type { AuthorInput } from '#domain/content/author-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { allWriters, type Fixture, type ManagementCall, publishers } from './call.ts'
import { asAdmin, type Office } from './office.ts'

const inputOf = (id: string, bio = '紹介文です。'): AuthorInput => ({
  slug: `author-${id.replaceAll('-', '').slice(0, 12)}`,
  name: '見本 花子',
  kana: 'みほん はなこ',
  role: 'ライター',
  bio,
  avatar: {
    address: '{address}/drawn/sample.webp',
    alt: '顔の絵',
    credit: 'たびしるべ',
    license: null,
    focalX: 0.5,
    focalY: 0.5,
  },
  specialty: [],
  sns: [],
})

/** An author who is not referenced. */
const anAuthor = async (office: Office): Promise<Fixture> => {
  const id = randomIdentifier()
  const { author } = await asAdmin(office, 'POST /manage/authors', { id, author: inputOf(id) })
  return { id, version: author.version }
}

/** The number of prefectures that were changed on a site. */
const changed = new WeakMap<Office, number>()

/** The recommendations of a prefecture that was not changed yet, and content that can be recommended. */
const someRecommendations = async (office: Office): Promise<Fixture> => {
  const prefecture = (changed.get(office) ?? 0) + 1
  changed.set(office, prefecture)
  const code = String(prefecture).padStart(2, '0')
  const { prefecturePicks } = await asAdmin(office, `GET /manage/prefecture-picks/${code}`)
  return { code, version: prefecturePicks.version, pick: randomIdentifier() }
}

/**
 * Authors, recommendations of prefectures, and lookups of forms. Changes that are public at once require the right to
 * publish.
 */
export const EXTRAS_CALLS: Record<string, ManagementCall> = {
  'GET /manage/authors': { path: () => '/manage/authors', others: allWriters() },
  'POST /manage/authors': {
    make: async () => ({ id: randomIdentifier() }),
    path: () => '/manage/authors',
    body: ({ id }) => ({ id, author: inputOf(String(id)) }),
    others: publishers(),
  },
  'GET /manage/authors/:id': {
    make: anAuthor,
    path: ({ id }) => `/manage/authors/${id}`,
    others: allWriters(),
  },
  'PATCH /manage/authors/:id': {
    make: anAuthor,
    path: ({ id }) => `/manage/authors/${id}`,
    body: ({ id, version }) => ({
      version,
      author: inputOf(String(id), '書き直した紹介文です。'),
      publicationId: randomIdentifier(),
    }),
    others: publishers(),
  },
  'DELETE /manage/authors/:id': {
    make: anAuthor,
    path: ({ id, version }) => `/manage/authors/${id}?version=${version}`,
    others: publishers(),
  },
  'GET /manage/prefecture-picks': { path: () => '/manage/prefecture-picks', others: allWriters() },
  'GET /manage/prefecture-picks/:code': { path: () => '/manage/prefecture-picks/31', others: allWriters() },
  'PUT /manage/prefecture-picks/:code': {
    make: someRecommendations,
    path: ({ code }) => `/manage/prefecture-picks/${code}`,
    body: ({ version, pick }) => ({
      version,
      picks: [{ kind: 'spot', id: pick, comment: null, from: null, to: null }],
      publicationId: randomIdentifier(),
    }),
    others: publishers(),
  },
  'GET /manage/content-names': {
    make: async () => ({ id: randomIdentifier() }),
    path: ({ id }) => `/manage/content-names?ids=${id}`,
    others: allWriters(),
  },
  'GET /manage/content-names/search': {
    path: () => '/manage/content-names/search?kinds=spot&q=a',
    others: allWriters(),
  },
  'GET /manage/holidays': { path: () => '/manage/holidays', others: allWriters() },
  'GET /manage/mentioned-cards': {
    path: () => `/manage/mentioned-cards?refs=spot.${randomIdentifier()}`,
    others: allWriters(),
  },
}
