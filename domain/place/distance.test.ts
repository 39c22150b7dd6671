import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceText, metresBetween } from './distance.ts'

const TOKYO = { lat: 35.681236, lng: 139.767125 }
const OSAKA = { lat: 34.702485, lng: 135.495951 }
const NAHA = { lat: 26.212401, lng: 127.680932 }
const WAKKANAI = { lat: 45.41566, lng: 141.673074 }

// Reference values from another implementation (haversine, R = 6371.0088 km).
test.each([
  ['a degree of latitude', { lat: 35, lng: 139 }, { lat: 36, lng: 139 }, 111_195],
  ['a degree of longitude on the equator', { lat: 0, lng: 139 }, { lat: 0, lng: 140 }, 111_195],
  ['half around the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_115],
])('%s has its real distance', (_, from, to, metres) => {
  expect(Math.abs(metresBetween(from, to) - metres)).toBeLessThan(1)
})

test('distances between cities match the map', () => {
  expect(metresBetween(TOKYO, OSAKA) / 1000).toBeCloseTo(403.5, 0)
  expect(metresBetween(NAHA, WAKKANAI) / 1000).toBeGreaterThan(2400)
  expect(metresBetween(NAHA, WAKKANAI) / 1000).toBeLessThan(2500)
})

test('distance is symmetric, and zero between equal points', () => {
  const position = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3)
      expect(metresBetween(a, a)).toBe(0)
      expect(metresBetween(a, b)).toBeLessThanOrEqual(20_015_116)
    }),
  )
})

test.each([
  [0, '50m以内'],
  [49, '50m以内'],
  [50, '約50m'],
  [354, '約350m'],
  [994, '約990m'],
  [996, '約1km'],
  [1240, '約1.2km'],
  [2040, '約2km'],
  [9940, '約9.9km'],
  [9960, '約10km'],
  [24_400, '約24km'],
])('%d metres are shown as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
