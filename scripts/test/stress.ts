import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startSites } from '#tests/sites.ts'
import { run, runOrThrow, stopRunning } from '../local/run.ts'
import { FAILED, saveEvidence } from './evidence.ts'
import { type TestResult, titleOf } from './results.ts'
import { runPlaywright, runVitest } from './runners.ts'
import { secondsTo, stressPlan, type Tally, tallyLines } from './stress-plan.ts'

// npm run test:stress -- [--rounds 3] [--seed 7] [--loops 2] [--clock "2027-12-31 23:59:30"] [unit|Worker|browser|path…]
// Runs tests in random order while busy loops use the CPU, and prints how often each test failed.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1' },
    loops: { type: 'string', default: '2' },
    seed: { type: 'string' },
    clock: { type: 'string' },
  },
})

const numberOf = (name: 'rounds' | 'loops' | 'seed', text: string, least: number): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} ${text}: not a whole number`)
  return number
}

const rounds = numberOf('rounds', values.rounds, 1)
const loops = numberOf('loops', values.loops, 0)
const firstSeed = numberOf('seed', values.seed ?? String(Math.trunc(Math.random() * 1_000_000)), 0)
const plan = stressPlan(positionals)

const oneRound = async (seed: number): Promise<TestResult[]> => {
  const results: TestResult[] = []
  const { projects, vitestPaths, browserPaths } = plan
  const shuffle = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
  if (vitestPaths) results.push(...(await runVitest(projects, [...shuffle, ...vitestPaths], 'stress-vitest')))
  if (browserPaths)
    results.push(...(await runPlaywright([`--shuffle=${seed}`, ...browserPaths], 'stress-browser')))
  return results
}

const stress = async (): Promise<boolean> => {
  rmSync(FAILED, { recursive: true, force: true })
  mkdirSync(FAILED, { recursive: true })
  const { stop } = plan.needsSites ? await startSites() : { stop: async () => {} }
  // Threads end with this process.
  const threads = Array.from({ length: loops }, () => new Worker('for (;;);', { eval: true }))
  const tally: Tally = new Map()
  let passed = 0
  let failed = 0
  try {
    for (let round = 0; round < rounds; round++) {
      console.log(`▸ round ${round + 1} of ${rounds}, seed ${firstSeed + round}`)
      for (const result of await oneRound(firstSeed + round)) {
        if (result.passed) {
          passed++
          continue
        }
        failed++
        const title = titleOf(result)
        tally.set(title, { failed: (tally.get(title)?.failed ?? 0) + 1, message: result.message })
        saveEvidence(result)
      }
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
    await stop()
  }
  for (const text of tallyLines(tally, rounds)) console.log(text)
  if (failed) console.log(`Evidence is in ${FAILED}/. Repeat the order with --seed ${firstSeed}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0
}

/** Runs the stress test in a new process with another time for Node, workerd and Chromium. */
const withClock = async (time: string): Promise<boolean> => {
  const library = resolve('.cache/test/clock.so')
  await runOrThrow('cc', ['-O2', '-shared', '-fPIC', '-o', library, 'scripts/test/clock.c'])
  const args = process.argv.slice(2)
  const at = args.findIndex((arg) => arg.startsWith('--clock'))
  args.splice(at, args[at]?.includes('=') ? 1 : 2)
  const env = { LD_PRELOAD: library, CLOCK_OFFSET: String(secondsTo(time, Date.now())) }
  const { status } = await run('node', ['scripts/test/stress.ts', ...args], { show: true, env })
  return status === 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopRunning()
    process.exit(1)
  })

process.exit((await (values.clock ? withClock(values.clock) : stress())) ? 0 : 1)
