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

test('what is high or critical stops, what is less does not', () => {
  expect(graveOf(report(advisory('high', 'GHSA-1'), advisory('critical', 'GHSA-2')), TODAY, [])).toHaveLength(
    2,
  )
  expect(graveOf(report(advisory('moderate', 'GHSA-1'), advisory('low', 'GHSA-2')), TODAY, [])).toEqual([])
  expect(graveOf(JSON.stringify({ vulnerabilities: {} }), TODAY, [])).toEqual([])
})

test('a package that is reached through another is told once, by the other’s name', () => {
  const text = report('another', advisory('high', 'GHSA-1', 'another'), advisory('high', 'GHSA-1', 'another'))
  expect(graveOf(text, TODAY, [])).toEqual([
    'high another: Lets anybody in https://github.com/advisories/GHSA-1',
  ])
})

test('what is allowed is allowed until its day, and nothing else with it', () => {
  const allowed = [{ id: 'GHSA-1', reason: 'not used', until: TODAY }]
  const text = report(advisory('high', 'GHSA-1'), advisory('high', 'GHSA-10'))
  expect(graveOf(text, TODAY, allowed)).toEqual([expect.stringContaining('GHSA-10')])
  expect(graveOf(text, '2026-11-22', allowed)).toHaveLength(2)
})

test('a registry that cannot be reached, or refuses, has said nothing', () => {
  expect(graveOf('', TODAY)).toBeNull()
  expect(graveOf('{"message":"405 Method Not Allowed","statusCode":405}', TODAY)).toBeNull()
  expect(graveOf('{"error":{"code":"ENOTFOUND"}}', TODAY)).toBeNull()
})

test('a report whose form has changed is not taken for one without faults', () => {
  expect(graveOf('{"vulnerabilities":[{"via":"GHSA-1"}]}', TODAY)).toHaveLength(1)
  expect(graveOf(report({ severity: 'critical' }), TODAY)).toHaveLength(1)
})

test('every advisory that is allowed has a reason and a day', () => {
  for (const { reason, until } of ALLOWED) {
    expect(reason.length).toBeGreaterThan(20)
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('a check that could not be done is not ticked off', () => {
  const line = checkLine({
    name: 'vulnerabilities',
    passed: true,
    isSkipped: true,
    output: '',
    note: 'not checked',
  })
  expect(line).toBe('− vulnerabilities (not checked)')
})
