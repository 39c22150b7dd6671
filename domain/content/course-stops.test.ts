import { expect, test } from 'vitest'
import { courseStops } from './course-stops.ts'

const ref = (kind: string, number: number) => ({ kind, id: `a0000000-0000-4000-8000-00000000000${number}` })
const step = (to: object | null) => ({
  day: 1,
  time: null,
  kind: 'stop',
  title: '歩く',
  minutes: 10,
  body: null,
  ref: to,
})

test('the stops of model courses are what their steps name, in order; other blocks have none', () => {
  const blocks = [
    {
      type: 'timeline',
      data: { title: '朝', steps: [step(ref('spot', 1)), step(null), step(ref('hotel', 2))] },
    },
    { type: 'spotCard', data: { refId: ref('spot', 3).id } },
    { type: 'timeline', data: { title: '夜', steps: [step(ref('restaurant', 4))] } },
  ]
  expect(courseStops(blocks)).toEqual([ref('spot', 1), ref('hotel', 2), ref('restaurant', 4)])
  expect(courseStops([])).toEqual([])
})
