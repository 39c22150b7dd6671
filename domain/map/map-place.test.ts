import { expect, test } from 'vitest'
import { boundsAround, isWithin, regionsWithin } from './bounds.ts'
import { type MapPlace, mapFilePath, mapFileText, mapPlaceHref, placesOfMapFile } from './map-place.ts'

const HOT_SPRING: MapPlace = {
  kind: 'spot',
  slug: 'kinosaki-onsen',
  name: '城崎温泉',
  reading: 'きのさきおんせん',
  position: { lat: 35.626_178, lng: 134.813_449 },
  prefectureCode: '28',
  label: '温泉',
  picture: { address: '{address}/drawn/a.webp', focalX: 0.5, focalY: 0.4 },
  businessStatus: 'open',
}
const INN: MapPlace = {
  ...HOT_SPRING,
  kind: 'hotel',
  slug: 'inn',
  name: 'やど',
  reading: '',
  businessStatus: 'closed',
}

test('the file of a region has its places with positions of four decimals', () => {
  const text = mapFileText([HOT_SPRING, INN])
  const position = { lat: 35.6262, lng: 134.8134 }
  expect(placesOfMapFile(JSON.parse(text))).toEqual([
    { ...HOT_SPRING, position },
    { ...INN, position },
  ])
  expect(text.length).toBeLessThan(260)
  expect(mapFileText([])).toBe('{}')
})

test('kinds of a newer build are left out of a file', () => {
  const file = { ...JSON.parse(mapFileText([HOT_SPRING])), station: [['x', '駅']] }
  expect(placesOfMapFile(file)).toHaveLength(1)
})

test('a place is identified by its page, a file by its region', () => {
  expect(mapPlaceHref(HOT_SPRING)).toBe('/spots/kinosaki-onsen')
  expect(mapFilePath('kinki')).toBe('/map/kinki.json')
})

test('a part of the map needs the regions in it only', () => {
  const kyoto = { south: 35, west: 135.6, north: 35.1, east: 135.9 }
  expect(regionsWithin(kyoto)).toEqual(['chubu', 'kinki'])
  expect(regionsWithin({ south: 43, west: 141, north: 43.2, east: 141.5 })).toEqual(['hokkaido-tohoku'])
  expect(regionsWithin({ south: 20, west: 122, north: 46, east: 154 })).toHaveLength(7)
  expect(regionsWithin({ south: 0, west: 0, north: 1, east: 1 })).toEqual([])
})

test('the part of the map around places has all of them', () => {
  expect(boundsAround([])).toBeNull()
  const part = boundsAround([
    { lat: 35, lng: 136 },
    { lat: 34, lng: 139 },
  ])
  expect(part).toEqual({ south: 34, west: 136, north: 35, east: 139 })
  expect(part && isWithin({ lat: 34.5, lng: 137 }, part)).toBe(true)
  expect(part && isWithin({ lat: 34.5, lng: 140 }, part)).toBe(false)
})
