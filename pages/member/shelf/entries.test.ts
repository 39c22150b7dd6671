import { expect, test } from 'vitest'
import type { FavoriteEntry } from '#domain/shelf/entry.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { found, labelOf, sorted } from './entries.ts'
import { shelfPageOf, typeTabs } from './shelf-pages.ts'

const entry = (number: number, values: Partial<FavoriteEntry>): FavoriteEntry => ({
  targetType: 'spot',
  targetId: identifierOf(number),
  title: '城崎温泉',
  label: '温泉',
  nameKey: 'きのさきおんせん',
  createdAt: '2026-11-01T00:00:00.000Z',
  changedAt: '2026-10-01T00:00:00.000Z',
  card: null,
  ...values,
})
const KINOSAKI = entry(1, {})
const KENROKUEN = entry(2, {
  title: '兼六園',
  label: '公園',
  nameKey: 'けんろくえん',
  createdAt: '2026-11-02T00:00:00.000Z',
  changedAt: '2026-09-01T00:00:00.000Z',
})
const TWIN = entry(3, { title: '海中温泉', nameKey: 'かいちゅうおんせん' })
const ALL = [KINOSAKI, KENROKUEN, TWIN]

test('each sort order equals the server’s, regardless of the input order', () => {
  for (const list of [ALL, ALL.toReversed()]) {
    expect(sorted(list, 'newest')).toEqual([KENROKUEN, TWIN, KINOSAKI])
    expect(sorted(list, 'oldest')).toEqual([KINOSAKI, TWIN, KENROKUEN])
    expect(sorted(list, 'name')).toEqual([TWIN, KINOSAKI, KENROKUEN])
    expect(sorted(list, 'updated')).toEqual([TWIN, KINOSAKI, KENROKUEN])
  }
})

test('an entry is found by its title, its reading in either kana, and its kind; all words must match', () => {
  expect(found(ALL, 'キノサキ')).toEqual([KINOSAKI])
  expect(found(ALL, '温泉')).toEqual([KINOSAKI, TWIN])
  expect(found(ALL, '温泉　海中')).toEqual([TWIN])
  expect(found(ALL, ' ')).toEqual(ALL)
  expect(found(ALL, '滝')).toEqual([])
})

test('an article that is no longer public still shows its type in Japanese', () => {
  expect(labelOf(entry(4, { targetType: 'article-page', label: 'feature' }))).toBe('特集')
})

test.each([
  ['favorites', '/@/favorites/spots', { kind: 'spot', type: null }],
  ['favorites', '/@/favorites/article-pages', { kind: 'article-page', type: null }],
  ['favorites', '/@/favorites/hotels', { kind: 'hotel', type: null }],
  ['histories', '/@/histories/article-pages/experience/', { kind: 'article-page', type: 'experience' }],
] as const)('of the %s, %s is parsed into its kind and type (R46, R47, R48, R49)', (shelf, path, page) => {
  expect(shelfPageOf(shelf, path)).toEqual({ shelf, ...page })
})

test('the tabs of a shelf link to its pages', () => {
  expect(typeTabs('histories').map(({ path }) => shelfPageOf('histories', path).type)).toEqual([
    null,
    'news',
    'feature',
    'experience',
  ])
})
