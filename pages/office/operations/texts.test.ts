import { expect, test } from 'vitest'
import { buildText, durationText, metricText } from './texts.ts'

test('durations are in milliseconds, then in seconds; layout shifts have no unit (R57)', () => {
  expect([durationText(84.4), durationText(1000), metricText('LCP', 2345), metricText('CLS', 0.104)]).toEqual(
    ['84ミリ秒', '1.0秒', '2.3秒', '0.10'],
  )
})

test('a build is shown by its creation time', () => {
  const build = Date.parse('2026-11-21T01:05:00Z').toString(36)
  expect(buildText(build)).toBe('11/21 10:05の版')
  expect(buildText('dev')).toBe('dev')
})
