import { expect, test } from 'vitest'
import { isTooOld, madeAt, Switches } from './switches.ts'

const idOf = (at: string) => Date.parse(at).toString(36)
const [OLD, KEPT, NEW] = ['2026-11-01T00:00Z', '2026-11-10T00:00Z', '2026-11-20T00:00Z'].map(idOf) as [
  string,
  string,
  string,
]

test('a tab is too old when its build was made before the chosen one (R225)', () => {
  expect(madeAt(KEPT)).toBe(Date.parse('2026-11-10T00:00Z'))
  expect([OLD, KEPT, NEW].map((build) => isTooOld(build, KEPT, NEW))).toEqual([true, false, false])
  expect(isTooOld(OLD, null, NEW)).toBe(false)
})

test('a build that cannot be dated is not refused, nor ever the build that is served (R225)', () => {
  for (const build of ['dev', '', 'MH2X3K4V', '../../../']) expect(isTooOld(build, NEW, NEW)).toBe(false)
  // The site went back to an older build.
  expect([KEPT, OLD].map((build) => isTooOld(build, NEW, KEPT))).toEqual([false, true])
  expect(isTooOld(OLD, NEW, 'dev')).toBe(false)
})

test('switches are one of three states, with a text that is not endless (R189)', () => {
  const open = { mode: 'open', text: ' 点検 ', endsAt: null, minBuild: null }
  expect(Switches.parse(open).text).toBe('点検')
  const isTaken = (change: object) => Switches.safeParse({ ...open, ...change }).success
  expect(
    [{ mode: 'ajar' }, { text: 'あ'.repeat(401) }, { endsAt: '明日' }, { minBuild: 'x' }, { more: 1 }].map(
      isTaken,
    ),
  ).toEqual([false, false, false, false, false])
})
