import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { idsOfDay, kindOfId, placeAndMonths, recencyOfId, searchCellOf } from './id.ts'

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
const kind = fc.constantFrom(...ALL_CONTENT_KINDS)
const code = fc.option(fc.integer({ min: 1, max: 47 }).map((number) => String(number).padStart(2, '0')))
const months = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])

test('an id decodes to its parts, and is a safe integer', () => {
  fc.assert(
    fc.property(kind, day, code, months, (kind, day, prefectureCode, months) => {
      const [from, to] = idsOfDay(kind, day)
      const id = from + placeAndMonths(prefectureCode, months)
      expect(Number.isSafeInteger(to)).toBe(true)
      expect(id).toBeGreaterThanOrEqual(from)
      expect(id).toBeLessThan(to)
      expect(kindOfId(id)).toBe(kind)
      expect(kindOfId(to - 1)).toBe(kind)
      expect(searchCellOf(id)).toEqual({ kind, prefectureCode, months })
    }),
  )
})

test('later publication is newer, across kinds', () => {
  const [spot] = idsOfDay('spot', new Date('2026-11-20T10:00:00Z'))
  const [article] = idsOfDay('article-page', new Date('2026-11-19T10:00:00Z'))
  expect(recencyOfId(spot)).toBeGreaterThan(recencyOfId(article))
})
