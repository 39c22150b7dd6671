import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapHref, parseMapQuery } from './map-query.ts'

test('the address of the map has its filters and its view, rounded to eleven metres', () => {
  const view = { lat: 35.011_636, lng: 135.768_029, zoom: 11.256_7 }
  expect(mapHref({ kind: 'spot', prefecture: 'kyoto', view })).toBe(
    '/map?kind=spot&prefecture=kyoto&lat=35.0116&lng=135.768&zoom=11.26',
  )
  expect(mapHref({})).toBe('/map')
})

test('what an address was made from is read from it', () => {
  const aQuery = fc.record({
    kind: fc.constantFrom(undefined, 'spot' as const, 'hotel' as const, 'activity' as const),
    prefecture: fc.constantFrom(undefined, 'kyoto', 'hokkaido'),
    view: fc.option(
      fc.record({
        lat: fc.integer({ min: 200_000, max: 460_000 }).map((degrees) => degrees / 10_000),
        lng: fc.integer({ min: 1_220_000, max: 1_540_000 }).map((degrees) => degrees / 10_000),
        zoom: fc.integer({ min: 400, max: 1800 }).map((zoom) => zoom / 100),
      }),
      { nil: undefined },
    ),
  })
  fc.assert(
    fc.property(aQuery, (query) => {
      expect(parseMapQuery(mapHref(query).replace('/map', ''))).toEqual(query)
    }),
  )
})

const NOTHING = { kind: undefined, prefecture: undefined, view: undefined }

test.each([
  'kind=article-page&prefecture=atlantis',
  'kind=&prefecture=',
  'kind=__proto__&prefecture=constructor',
  'lat=35&lng=135',
  'lat=35&lng=135&zoom=',
  'lat=35&lng=135&zoom=99',
  'lat=0&lng=0&zoom=5',
  'lat=51.5&lng=135&zoom=5',
  'lat=35&lng=NaN&zoom=5',
  'lat=3.5e1&lng=135&zoom=5',
  'lat=0x23&lng=135&zoom=5',
  'lat=-35&lng=135&zoom=5',
])('values that do not exist are ignored: %s', (query) => {
  expect(parseMapQuery(query)).toEqual(NOTHING)
})

test('one bad value leaves the others', () => {
  expect(parseMapQuery('kind=hotel&prefecture=atlantis&lat=35&lng=135&zoom=5')).toEqual({
    kind: 'hotel',
    prefecture: undefined,
    view: { lat: 35, lng: 135, zoom: 5 },
  })
})

test('no address makes the map throw', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      parseMapQuery(query)
    }),
  )
})
