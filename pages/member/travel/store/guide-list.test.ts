import { expect, test } from 'vitest'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { guideOf } from '#domain/travel/guide-edit.fixture.ts'
import { MAX_CACHED_GUIDES, nextTrip, surplus } from './cache-guides.ts'
import type { StoredGuide } from './device.ts'
import { queued } from './enqueue.ts'
import { ofDevice, withStored } from './guide-list.ts'
import { MAX_CACHED_PICTURES, pictureUrls } from './pictures.ts'

type Guide = ReturnType<typeof guideOf>['guide']

const at = new Date('2026-11-21T09:00:00Z')

/** A guide on the device; equal numbers give equal guides. */
const stored = (number: number, guide: Partial<Guide> = {}, openedAt = number): StoredGuide => {
  const base = guideOf([1])
  return {
    id: identifierOf(number),
    base: { ...base, guide: { ...base.guide, id: identifierOf(number), ...guide } },
    entries: [],
    openedAt,
    revision: 1,
  }
}

const unsent = (guide: StoredGuide, title = '書きかえた旅'): StoredGuide => {
  const edit = { type: 'updateGuide', version: 1, patch: { title } } as const
  return { ...guide, entries: guide.base ? [queued(guide.base, edit, at)] : [] }
}

const summary = (number: number, guide: Partial<Guide> = {}) => ({
  ...guideOf([]).guide,
  id: identifierOf(number),
  sectionCount: 3,
  activityCount: 9,
  coverPicture: null,
  ...guide,
})

test('the list shows which guides are available offline, and includes unsent changes (R50)', () => {
  const list = withStored([summary(1), summary(2)], [unsent(stored(2))])
  expect(
    list.map(({ id, title, isAvailableOffline, waiting }) => [id, title, isAvailableOffline, waiting]),
  ).toEqual([
    [identifierOf(1), '金沢の旅', false, 0],
    [identifierOf(2), '書きかえた旅', true, 1],
  ])
})

test('an unsent new guide is in the list, one that was deleted elsewhere is not (R50)', () => {
  const { guide } = guideOf([])
  const {
    visibility: _,
    share: _share,
    version: _version,
    createdAt: _made,
    updatedAt: _now,
    ...input
  } = guide
  const edit = { type: 'createGuide' as const, guide: input, sections: [], activities: [] }
  const entry = { id: identifierOf(9), edit, from: null, at: at.toISOString(), state: 'waiting' as const }
  const made: StoredGuide = { id: guide.id, base: null, entries: [entry], openedAt: 0, revision: 0 }
  const list = withStored([], [made, stored(1)])
  expect(list).toMatchObject([{ id: guide.id, title: '金沢の旅', isAvailableOffline: true, waiting: 1 }])
})

test('offline the list has the guides on the device, newest change first (R50)', () => {
  const older = stored(1, { updatedAt: '2026-11-01T00:00:00.000Z' })
  const newer = stored(2, { updatedAt: '2026-11-20T00:00:00.000Z' })
  expect(ofDevice([older, newer]).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('the next trip is the current one, else the first upcoming one; past trips do not count (R50)', () => {
  const over = summary(1, { startDate: '2026-11-01', endDate: '2026-11-03' })
  const currentTrip = summary(2, { startDate: '2026-11-20', endDate: '2026-11-22' })
  const later = summary(3, { startDate: '2026-12-05', endDate: null })
  const undated = summary(4, { startDate: null, endDate: null })
  expect(nextTrip([later, over, undated, currentTrip], '2026-11-21')?.id).toBe(currentTrip.id)
  expect(nextTrip([later, over, undated], '2026-11-21')?.id).toBe(later.id)
  expect(nextTrip([over, undated], '2026-11-21')).toBeNull()
})

test('old cached guides are evicted, except the next trip and unsent ones (R50)', () => {
  const guides = Array.from({ length: MAX_CACHED_GUIDES + 4 }, (_, index) => stored(index + 1))
  const [next, waiting, ...others] = guides
  const all = [next, waiting && unsent(waiting), ...others].filter((guide) => guide !== undefined)
  const evicted = surplus(all, next?.id ?? null)
  expect(evicted).toEqual([stored(5).id, stored(4).id, stored(3).id])
})

test('pictures of the last viewed guides are cached, each once, up to a limit (R50)', () => {
  const withPlaces = (guide: StoredGuide, names: string[]): StoredGuide => {
    const picture = (name: string) => ({
      address: `{address}/${name}.jpg`,
      alt: '',
      focalX: 0.5,
      focalY: 0.5,
    })
    const places = names.map((name) => ({ picture: picture(name) }))
    return { ...guide, base: guide.base && { ...guide.base, places: places as never } }
  }
  const many = Array.from({ length: MAX_CACHED_PICTURES }, (_, index) => `old-${index}`)
  const urls = pictureUrls(
    [withPlaces(stored(1), many), withPlaces(stored(2), ['new', 'new'])],
    'https://images.test',
  )
  expect(urls).toHaveLength(MAX_CACHED_PICTURES)
  expect(urls[0]).toMatch(/^\/cdn-cgi\/image\/width=256.*\/https:\/\/images\.test\/new\.jpg$/)
  expect(urls.filter((url) => url.includes('new.jpg'))).toHaveLength(1)
})
