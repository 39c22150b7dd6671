import { expect, test } from 'vitest'
import { ALLOWED, graveOf } from './audit.ts'
import { checkLine } from './checks.ts'

const advisory = (severity: string, id: string, name = 'some-package') => ({
  source: 1,
  name,
  title: 'Lets anybody in',
  url: `https://github.com/advisories/${id}`,
  severity,
})
const report = (...via: unknown[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { 'some-package': { severity: 'high', via } } })

const TODAY = '2026-11-21'

test('high and critical advisories fail the check, lower ones do not', () => {
  expect(graveOf(report(advisory('high', 'GHSA-1'), advisory('critical', 'GHSA-2')), TODAY, [])).toHaveLength(
    2,
  )
  expect(graveOf(report(advisory('moderate', 'GHSA-1'), advisory('low', 'GHSA-2')), TODAY, [])).toEqual([])
  expect(graveOf(JSON.stringify({ vulnerabilities: {} }), TODAY, [])).toEqual([])
})

test('an indirect dependency is reported once, under the name of the vulnerable package', () => {
  const text = report('another', advisory('high', 'GHSA-1', 'another'), advisory('high', 'GHSA-1', 'another'))
  expect(graveOf(text, TODAY, [])).toEqual([
    'high another: Lets anybody in https://github.com/advisories/GHSA-1',
  ])
})

test('an allowed advisory is ignored until it expires, and no other', () => {
  const allowed = [{ id: 'GHSA-1', reason: 'not used', until: TODAY }]
  const text = report(advisory('high', 'GHSA-1'), advisory('high', 'GHSA-10'))
  expect(graveOf(text, TODAY, allowed)).toEqual([expect.stringContaining('GHSA-10')])
  expect(graveOf(text, '2026-11-22', allowed)).toHaveLength(2)
})

test('an unreachable registry or one that refuses gives no result', () => {
  expect(graveOf('', TODAY)).toBeNull()
  expect(graveOf('{"message":"405 Method Not Allowed","statusCode":405}', TODAY)).toBeNull()
  expect(graveOf('{"error":{"code":"ENOTFOUND"}}', TODAY)).toBeNull()
})

test('a report of an unknown format is not taken for one without findings', () => {
  expect(graveOf('{"vulnerabilities":[{"via":"GHSA-1"}]}', TODAY)).toHaveLength(1)
  expect(graveOf(report({ severity: 'critical' }), TODAY)).toHaveLength(1)
})

test('every allowed advisory has a reason and an expiry date', () => {
  for (const { reason, until } of ALLOWED) {
    expect(reason.length).toBeGreaterThan(20)
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('a skipped check has no tick', () => {
  const line = checkLine({
    name: 'vulnerabilities',
    passed: true,
    isSkipped: true,
    output: '',
    note: 'not checked',
  })
  expect(line).toBe('− vulnerabilities (not checked)')
})
