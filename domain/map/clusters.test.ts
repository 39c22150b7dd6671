import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusters } from './clusters.ts'

const DISTANCE = 52
const place = (name: string, lat: number, lng: number) => ({ name, position: { lat, lng } })
const KYOTO = place('京都', 35.0116, 135.7681)
const OSAKA = place('大阪', 34.6937, 135.5023)
const NAHA = place('那覇', 26.2124, 127.6809)
const namesAt = (zoom: number) =>
  clusters([KYOTO, OSAKA, NAHA], zoom, DISTANCE).map(({ members }) => members.map(({ name }) => name))

test('places that are close on the map are one pin, which comes apart when the map is enlarged', () => {
  expect(namesAt(5)).toEqual([['京都', '大阪'], ['那覇']])
  expect(namesAt(9)).toEqual([['京都'], ['大阪'], ['那覇']])
})

test('places at the same position stay together at every zoom level', () => {
  const same = [KYOTO, { ...KYOTO, name: '隣' }]
  for (const zoom of [4, 11, 18]) expect(clusters(same, zoom, DISTANCE)).toHaveLength(1)
})

const somewhere = fc.record({
  name: fc.string(),
  position: fc.record({
    lat: fc.double({ min: 24, max: 45, noNaN: true }),
    lng: fc.double({ min: 123, max: 146, noNaN: true }),
  }),
})

/** In Web Mercator, with the world 512 pixels wide at level 0. */
const pixelOf = ({ lat, lng }: { lat: number; lng: number }, zoom: number) => {
  const size = 512 * 2 ** zoom
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return [((lng + 180) / 360) * size, ((1 - y / Math.PI) / 2) * size] as const
}

test('every place is in one group, near its pin, and no two pins overlap', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 60 }), fc.integer({ min: 4, max: 12 }), (places, zoom) => {
      const groups = clusters(places, zoom, DISTANCE)
      expect(new Set(groups.flatMap(({ members }) => members))).toEqual(new Set(places))
      expect(groups.reduce((sum, { members }) => sum + members.length, 0)).toBe(places.length)
      const pins = groups.map(({ position }) => pixelOf(position, zoom))
      const apart = (one: readonly [number, number], other: readonly [number, number]) =>
        Math.hypot(one[0] - other[0], one[1] - other[1])
      for (const [index, pin] of pins.entries()) {
        for (const other of pins.slice(index + 1))
          expect(apart(pin, other)).toBeGreaterThanOrEqual(DISTANCE - 0.01)
        for (const { position } of groups[index]?.members ?? [])
          expect(apart(pin, pixelOf(position, zoom))).toBeLessThanOrEqual(DISTANCE)
      }
    }),
  )
})

test('ten thousand places are grouped in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    place(String(at), 31 + ((at * 7919) % 10_000) / 1000, 130 + ((at * 104_729) % 10_000) / 900),
  )
  const startedAt = performance.now()
  expect(clusters(many, 8, DISTANCE).length).toBeGreaterThan(100)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
