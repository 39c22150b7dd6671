import { expect, test } from 'vitest'
import type { PlacedPage } from '../db/publications/affected.server.ts'
import { besideWhich } from './addresses-of-neighbours.ts'

const place = (slug: string, lng: number, more: Partial<PlacedPage> = {}): PlacedPage => ({
  kind: 'spot',
  slug,
  id: slug,
  lat: 35,
  lng,
  isShut: false,
  ...more,
})
const slugs = (places: PlacedPage[]) => places.map(({ slug }) => slug)
const changed = { kind: 'spot' as const, version: { id: 'changed' }, lat: 35, lng: 135 }

test('a place stands beside those to which it is among the nearest, and within an hour or two on the road (R39)', () => {
  // Ten in a row: to the sixth all nine others are nearer.
  const row = Array.from({ length: 10 }, (_, index) => place(`s${index}`, 135.01 + index * 0.01))
  expect(slugs(besideWhich(changed, row))).toEqual(['s0', 's1', 's2', 's3', 's4'])
  expect(besideWhich(changed, [place('far', 136.5)])).toEqual([])
})

test("a shut place offers others of its kind however far, and is nobody's neighbour (R39)", () => {
  const shut = place('shut', 136.9, { isShut: true })
  expect(slugs(besideWhich(changed, [shut]))).toEqual(['shut'])
  expect(slugs(besideWhich({ ...changed, kind: 'hotel' }, [shut]))).toEqual([])
  const crowd = Array.from({ length: 6 }, (_, index) => place(`c${index}`, 135.2, { isShut: index > 0 }))
  expect(slugs(besideWhich(changed, [...crowd, place('near', 135.19)]))).toContain('near')
})

test('restaurants and activities are shown beside nobody, unless they replace one that is shut (R39)', () => {
  const restaurant = { ...changed, kind: 'restaurant' as const }
  expect(besideWhich(restaurant, [place('near', 135.01)])).toEqual([])
  const shut = place('shut', 135.01, { kind: 'restaurant', isShut: true })
  expect(slugs(besideWhich(restaurant, [shut]))).toEqual(['shut'])
})
