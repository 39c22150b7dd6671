import fc from 'fast-check'
import { isFullRun } from '../full-run.ts'
import { SEED } from './seed.ts'

/** Number of runs for each property; unset: the property's own number, a quarter of that outside of a full run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 0)

/** Timeout of a test with many runs: a bound against hanging, not against requested work. */
export const FUZZ_TIMEOUT = RUNS > 0 ? 3_600_000 : 300_000

const settings = <Value>(runs: number): fc.Parameters<Value> => ({
  seed: SEED,
  numRuns: RUNS || (isFullRun ? runs : Math.ceil(runs / 4)),
  // The message contains the seed, the path and the smallest failing input.
  verbose: fc.VerbosityLevel.None,
  endOnFailure: Boolean(process.env.FUZZ_QUICK),
})

/**
 * Checks a property for arbitrary values. `FUZZ_RUNS=5000 FUZZ_SEED=new` tries more values and other ones; a failure
 * prints its seed.
 */
export const checkProperty = <Value>(
  runs: number,
  arbitrary: fc.Arbitrary<Value>,
  property: (value: Value) => void | Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => property(value)),
    settings(runs),
  )

/** Several values at once, as from concurrent users: a failing batch shrinks to the one that fails. */
export const batchOf = <Value>(arbitrary: fc.Arbitrary<Value>, most = 12): fc.Arbitrary<Value[]> =>
  fc.array(arbitrary, { minLength: 1, maxLength: most, size: 'max' })
