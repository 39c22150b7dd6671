import { expect, test } from 'vitest'
import { pageOfSharingCard, type SharingCard, sharingCardPath } from './sharing-card.ts'

const card: SharingCard = {
  label: null,
  title: '兼六園',
  lead: null,
  picture: { address: '{address}/a.jpg' },
}
const pathOf = (page: string) => sharingCardPath(page, card).replace(/\?.*/, '')

test.each([
  ['/', '/og/index.jpg'],
  ['/spots', '/og/spots.jpg'],
  ['/spots?page=2', '/og/spots/page/2.jpg'],
  ['/spots/kenrokuen', '/og/spots/kenrokuen.jpg'],
])('the card of %s is at %s, and maps back', (page, path) => {
  expect(pathOf(page)).toBe(path)
  expect(pageOfSharingCard(path)).toBe(page)
})

test.each(['/og', '/og/', '/og/.jpg', '/og/spots', '/og/spots.png', '/spots.jpg'])(
  '%s is no card',
  (path) => {
    expect(pageOfSharingCard(path)).toBeNull()
  },
)

test('the URL changes with everything the card shows, and only then', () => {
  const version = (own: Partial<SharingCard>) => sharingCardPath('/', { ...card, ...own })
  expect(version({})).toBe(version({}))
  const all = [
    version({}),
    version({ title: '兼六園の雪' }),
    version({ label: 'スポット' }),
    version({ lead: '雪吊りの庭' }),
    version({ picture: { address: '{address}/b.jpg' } }),
    version({ picture: { address: '{address}/a.jpg', focalX: 0.2 } }),
  ]
  expect(new Set(all).size).toBe(all.length)
})
