import { defineConfig } from 'vitest/config'

/** These need the built Worker in workerd; everything else runs in Node alone. */
const ON_THE_WORKER = ['tests/worker/**/*.test.ts', 'worker/{auth,media,publish,v1}/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Drawing every motif, or starting Node in other time zones, takes a while on a busy machine.
          testTimeout: 30_000,
          include: ['{domain,identity,renderer,pages,scripts,seed,worker}/**/*.test.{ts,tsx}'],
          exclude: ON_THE_WORKER,
        },
      },
      {
        test: {
          name: 'worker',
          include: ON_THE_WORKER,
          globalSetup: 'tests/worker/setup.ts',
          // One D1 for all: tests write under slugs of their own, and do not race for it.
          fileParallelism: false,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
