import { metered } from '../bench/cpu-time.ts'

type Phase = { name: string; seconds: number; cpuSeconds: number }

const phases: Phase[] = []

/** Runs and measures a phase of the tests. `withServers`: include the CPU time of this process's sites. */
export const phase = async <Result>(
  name: string,
  work: () => Promise<Result>,
  { withServers = false } = {},
): Promise<Result> => {
  console.log(`▸ ${name}`)
  const begin = performance.now()
  const { result, cpuSeconds } = await metered(work, withServers)
  phases.push({ name, seconds: (performance.now() - begin) / 1000, cpuSeconds })
  return result
}

const line = (name: string, seconds: number, cpuSeconds: number): string =>
  `${name.padEnd(16)}${seconds.toFixed(0).padStart(5)} s${cpuSeconds.toFixed(0).padStart(7)} s`

/** Wall and CPU time of each phase. The first three run at the same time. */
export const timeTable = (seconds: number, all: readonly Phase[] = phases): string =>
  [
    `${'phase'.padEnd(16)}${'wall'.padStart(7)}${'CPU'.padStart(9)}`,
    ...all.map((one) => line(one.name, one.seconds, one.cpuSeconds)),
    line(
      'all',
      seconds,
      all.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0),
    ),
  ].join('\n')
