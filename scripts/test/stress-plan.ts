import type { Project } from './runners.ts'

/** The tests of a stress run. Empty paths: all; `null`: none. */
type StressPlan = {
  projects: Project[]
  vitestPaths: string[] | null
  browserPaths: string[] | null
  needsSites: boolean
}

const BROWSER = 'tests/e2e'

/** @param chosen names of suites (`unit`, `Worker`, `browser`) or paths; by default the suites that use sites */
export const stressPlan = (chosen: readonly string[]): StressPlan => {
  const names = chosen.length ? chosen : ['Worker', 'browser']
  const isSuite = (name: string) => ['unit', 'Worker', 'browser'].includes(name)
  const paths = names.filter((name) => !isSuite(name))
  const [inBrowser, others] = [true, false].map((is) =>
    paths.filter((path) => path.startsWith(BROWSER) === is),
  )
  const projects: Project[] = [
    ...(names.includes('unit') ? (['unit', 'client'] as const) : []),
    ...(names.includes('Worker') ? (['worker'] as const) : []),
  ]
  const pathsOf = (hasAll: boolean, own: string[] = []) => (hasAll ? [] : own.length ? own : null)
  return {
    // A path selects its project by itself.
    projects: projects.length ? projects : ['unit', 'client', 'worker'],
    vitestPaths: pathsOf(projects.length > 0, others),
    browserPaths: pathsOf(names.includes('browser'), inBrowser),
    needsSites: names.some((name) => name !== 'unit'),
  }
}

export type Tally = Map<string, { failed: number; message: string }>

/** The failed tests with their counts, most frequent first. */
export const tallyLines = (tally: Tally, rounds: number): string[] =>
  [...tally]
    .toSorted(([, one], [, other]) => other.failed - one.failed)
    .map(
      ([title, { failed, message }]) => `✗ ${failed} of ${rounds}: ${title}\n    ${message.split('\n')[0]}`,
    )

/** The clock offset in seconds for a time in Japan. */
export const secondsTo = (japaneseTime: string, now: number): number => {
  const time = Date.parse(`${japaneseTime.replace(' ', 'T')}+09:00`)
  if (Number.isNaN(time)) throw new Error(`--clock "${japaneseTime}": write it like "2027-12-31 23:59:30"`)
  return Math.round((time - now) / 1000)
}
