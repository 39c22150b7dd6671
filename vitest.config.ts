import { defineConfig } from 'vitest/config'
import { FULL_TESTS, isFullRun } from './tests/full-run.ts'

/**
 * These need the built Worker in workerd; everything else runs in Node alone, as does what is sent again by itself: there
 * tests would send it once more (tests/worker/environment.ts).
 */
const ON_THE_WORKER = [
  'tests/worker/**/*.test.ts',
  'worker/{auth,media,publish,v1}/**/!(token-endpoint).test.ts',
]
const LEFT_OUT = isFullRun ? [] : [FULL_TESTS]
const SETUP = ['tests/fuzz/seed.ts', 'tests/leave-nothing.ts']

/** Nothing here keeps state in a module, so what one file has loaded serves the next: up to a third of the time. */
const SHARED = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: SETUP,
          // Drawing every motif, or starting Node in other time zones, takes a while on a busy machine.
          testTimeout: 30_000,
          include: ['{domain,identity,scripts,seed,worker,tests/perf}/**/*.test.ts'],
          exclude: [...ON_THE_WORKER, ...LEFT_OUT],
          ...SHARED,
        },
      },
      {
        test: {
          name: 'client',
          setupFiles: SETUP,
          // The browser's stores and Amplify's session live in modules: each file begins with its own.
          testTimeout: 30_000,
          include: ['{pages,renderer}/**/*.test.{ts,tsx}'],
          exclude: LEFT_OUT,
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
          // Those of the setup are only read. Whoever writes does so on the site that the files of a worker share, or, where
          // others would notice, on one of its own (tests/worker/member-site.ts).
          // One more than there are cores: some wait, for what is gathered before it is written.
          maxWorkers: 3,
          // Where all projects run at once, those with another number of workers run after the others.
          sequence: { groupOrder: 1 },
          // Journeys of several servers take seconds; on a busy machine many times that.
          testTimeout: 30_000,
          ...SHARED,
        },
      },
    ],
  },
})
