import { defineConfig } from 'vitest/config'
import { FULL_TESTS, isFullRun } from './tests/full-run.ts'

/**
 * Tests that need the built Worker in workerd; all others run in Node alone. So does token-endpoint.test.ts: it tests
 * retries, which the environment would do itself (tests/worker/environment.ts).
 */
const ON_THE_WORKER = [
  'tests/worker/**/*.test.ts',
  'worker/{auth,media,publish,v1}/**/!(token-endpoint).test.ts',
]
/** Tests of the browser's stores, its router and Amplify's session, which are global or module state: each file gets its own. */
const WITH_STATE = [
  'renderer/{analytics,api,auth,device,form,maintenance,navigation,router,shelf,shell,sync,telemetry}/**/*.test.{ts,tsx}',
  'renderer/*.test.{ts,tsx}',
  'pages/{reload,member/shelf,member/travel,office/list,office/manuscript}/**/*.test.{ts,tsx}',
]
const LEFT_OUT = isFullRun ? [] : [FULL_TESTS]
const SETUP = ['tests/fuzz/seed.ts', 'tests/restore-globals.ts']

/** Modules under test have no state, so the files share loaded modules, which saves up to a third of the time. */
const SHARED = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true }

/** The default leaves a core to the process that transforms modules, which has little to do. */
const ON_ALL_CORES = { maxWorkers: '100%' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: SETUP,
          // Drawing every motif, or starting Node in other time zones, is slow on a busy machine.
          testTimeout: 60_000,
          include: [
            '{domain,identity,scripts,seed,worker,tests/perf}/**/*.test.ts',
            '{pages,renderer}/**/*.test.{ts,tsx}',
          ],
          exclude: [...ON_THE_WORKER, ...WITH_STATE, ...LEFT_OUT],
          ...SHARED,
          ...ON_ALL_CORES,
        },
      },
      {
        test: {
          name: 'client',
          setupFiles: SETUP,
          testTimeout: 60_000,
          include: WITH_STATE,
          exclude: LEFT_OUT,
          // A fresh thread for each file takes two thirds of the time of a fresh process.
          pool: 'threads',
          ...ON_ALL_CORES,
        },
      },
      {
        test: {
          name: 'worker',
          setupFiles: SETUP,
          include: ON_THE_WORKER,
          exclude: LEFT_OUT,
          globalSetup: 'tests/worker/setup.ts',
          environment: './tests/worker/environment.ts',
          // The sites of the setup are read-only. Tests that write use the site shared by the files of a worker, or,
          // where other tests would notice, one of their own (tests/worker/member-site.ts). One more worker than cores,
          // because some wait for buffered writes.
          maxWorkers: 3,
          // When all projects run at once, those with another number of workers run after the others.
          sequence: { groupOrder: 1 },
          // Tests with several servers take seconds, and many times longer on a busy machine.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000, interval: 50 } },
          ...SHARED,
        },
      },
    ],
  },
})
