import { expect, test } from 'vitest'
import { hasBent, kneeOf } from './knee.ts'

const step = (connections: number, perSecond: number, p99: number) => ({ connections, perSecond, p99 })

test('the knee is where more connections bring no more throughput', () => {
  const steps = [step(1, 500, 2), step(4, 1400, 3), step(16, 1450, 5), step(64, 1400, 40)]
  expect(kneeOf(steps).connections).toBe(4)
})

test('the knee is where latency doubles and throughput hardly grows', () => {
  const steps = [step(1, 500, 2), step(4, 1000, 3), step(16, 1300, 20)]
  expect(kneeOf(steps).connections).toBe(4)
})

test('a load with growing throughput has no knee yet', () => {
  expect(kneeOf([step(1, 500, 1), step(4, 2000, 2), step(16, 8000, 4)]).connections).toBe(16)
  expect(kneeOf([step(1, 500, 1)]).connections).toBe(1)
  expect(() => kneeOf([])).toThrow()
})

test('one disturbed step does not end the search, two do', () => {
  const steps = [step(1, 500, 2), step(4, 480, 9)]
  expect(hasBent(steps)).toBe(false)
  expect(kneeOf([...steps, step(16, 1500, 4)]).connections).toBe(16)
  expect(hasBent([...steps, step(16, 490, 30)])).toBe(true)
})
