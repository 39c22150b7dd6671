import { expect, test } from 'vitest'
import type { PlacedPage } from '../db/publications/affected.server.ts'
import { affectedNeighbours } from './addresses-of-neighbours.ts'

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

test('a place is shown beside those to which it is among the nearest, within an hour or two by road (R39)', () => {
  // Ten in a row: the sixth has nine others nearer.
  const row = Array.from({ length: 10 }, (_, index) => place(`s${index}`, 135.01 + index * 0.01))
  expect(slugs(affectedNeighbours(changed, row))).toEqual(['s0', 's1', 's2', 's3', 's4'])
  expect(affectedNeighbours(changed, [place('far', 136.5)])).toEqual([])
})

test('a closed place shows others of its kind at any distance, and is shown beside no other (R39)', () => {
  const shut = place('shut', 136.9, { isShut: true })
  expect(slugs(affectedNeighbours(changed, [shut]))).toEqual(['shut'])
  expect(slugs(affectedNeighbours({ ...changed, kind: 'hotel' }, [shut]))).toEqual([])
  const crowd = Array.from({ length: 6 }, (_, index) => place(`c${index}`, 135.2, { isShut: index > 0 }))
  expect(slugs(affectedNeighbours(changed, [...crowd, place('near', 135.19)]))).toContain('near')
})

test('restaurants and activities are shown beside no others, unless they replace a closed one (R39)', () => {
  const restaurant = { ...changed, kind: 'restaurant' as const }
  expect(affectedNeighbours(restaurant, [place('near', 135.01)])).toEqual([])
  const shut = place('shut', 135.01, { kind: 'restaurant', isShut: true })
  expect(slugs(affectedNeighbours(restaurant, [shut]))).toEqual(['shut'])
})
