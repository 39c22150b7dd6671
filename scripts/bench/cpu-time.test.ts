import { expect, test } from 'vitest'
import { timesIn } from './cpu-time.ts'

test('CPU time is read behind a program name with spaces and brackets', () => {
  const stat = '7 (a) b (c) S 1 7 7 0 -1 4194560 1 2 3 4 150 50 1000 25 20 0 1 0 9'
  expect(timesIn(stat)).toEqual({ own: 2, endedChildren: 10.25 })
})

test('a process that has ended has no CPU time', () => {
  expect(timesIn('')).toEqual({ own: 0, endedChildren: 0 })
})
