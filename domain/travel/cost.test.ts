import { expect, test } from 'vitest'
import { costOf, costsOf, yenText } from './cost.ts'
import { guideOf, idOf, lineOf } from './trip.fixture.ts'

const fare = (yen: number | null) => ({
  mode: 'train' as const,
  line: '',
  from: '',
  to: '',
  minutes: null,
  fare: yen,
})

test('the cost of a guide is the sum of its activities and fares, by day, by kind and in total (R50)', () => {
  const cost = costsOf({
    guide: guideOf({ budget: 20_000 }),
    activities: [
      lineOf({ kind: 'spot', price: 320 }),
      lineOf({ kind: 'move', transport: fare(14_380) }),
      lineOf({ kind: 'spot', price: 450, sectionId: idOf(12) }),
      lineOf({ kind: 'restaurant', price: null }),
    ],
  })
  expect(cost.total).toBe(15_150)
  expect([...cost.bySection]).toEqual([
    [idOf(11), 14_700],
    [idOf(12), 450],
  ])
  expect([...cost.byKind]).toEqual([
    ['spot', 770],
    ['move', 14_380],
  ])
  expect(cost.left).toBe(4_850)
})

test('the cost of candidates is separate (R50)', () => {
  const { total, undecided, bySection } = costsOf({
    guide: guideOf(),
    activities: [lineOf({ price: 1000, status: 'booked' }), lineOf({ price: 5000, status: 'idea' })],
  })
  expect({ total, undecided, ofDay: bySection.get(idOf(11)) }).toEqual({
    total: 1000,
    undecided: 5000,
    ofDay: 1000,
  })
})

test('an exceeded budget has a negative rest, and no budget has none (R50)', () => {
  const activities = [lineOf({ price: 12_000 })]
  expect(costsOf({ guide: guideOf({ budget: 10_000 }), activities }).left).toBe(-2000)
  expect(costsOf({ guide: guideOf(), activities }).left).toBeNull()
})

test('free is not the same as unknown (R50)', () => {
  expect(costOf(lineOf({ price: 0 }))).toBe(0)
  expect(costOf(lineOf())).toBeNull()
  expect(costOf(lineOf({ transport: fare(null) }))).toBeNull()
  expect(costOf(lineOf({ price: 500, transport: fare(300) }))).toBe(800)
  expect([0, 1234567, -1200].map(yenText)).toEqual(['0円', '1,234,567円', '−1,200円'])
})
