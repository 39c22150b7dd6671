import { expect, test } from 'vitest'
import { isTooOld, madeAt, Switches } from './switches.ts'

const idOf = (at: string) => Date.parse(at).toString(36)
const [OLD, CURRENT, NEW] = ['2026-11-01T00:00Z', '2026-11-10T00:00Z', '2026-11-20T00:00Z'].map(idOf) as [
  string,
  string,
  string,
]

test('a tab is too old when its build is older than the minimum (R225)', () => {
  expect(madeAt(CURRENT)).toBe(Date.parse('2026-11-10T00:00Z'))
  expect([OLD, CURRENT, NEW].map((build) => isTooOld(build, CURRENT, NEW))).toEqual([true, false, false])
  expect(isTooOld(OLD, null, NEW)).toBe(false)
})

test('unknown builds and the served build are never refused (R225)', () => {
  for (const build of ['dev', '', 'MH2X3K4V', '../../../']) expect(isTooOld(build, NEW, NEW)).toBe(false)
  // After a rollback to an older build.
  expect([CURRENT, OLD].map((build) => isTooOld(build, NEW, CURRENT))).toEqual([false, true])
  expect(isTooOld(OLD, NEW, 'dev')).toBe(false)
})

test('switches have one of three modes and a limited text (R189)', () => {
  const open = { mode: 'open', text: ' 点検 ', endsAt: null, minBuild: null }
  expect(Switches.parse(open).text).toBe('点検')
  const isAccepted = (change: object) => Switches.safeParse({ ...open, ...change }).success
  expect(
    [{ mode: 'ajar' }, { text: 'あ'.repeat(401) }, { endsAt: '明日' }, { minBuild: 'x' }, { more: 1 }].map(
      isAccepted,
    ),
  ).toEqual([false, false, false, false, false])
})
