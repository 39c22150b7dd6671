import fc from 'fast-check'
import { isFullRun } from '../full-run.ts'
import { SEED } from './seed.ts'

/** How often each property is tried; nothing: as often as it says itself, a quarter of that outside of a full run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 0)

/** What a test that tries much may take: a bound on hanging, not on work that was asked for. */
export const FUZZ_TIMEOUT = RUNS > 0 ? 3_600_000 : 120_000

const settings = <Value>(runs: number): fc.Parameters<Value> => ({
  seed: SEED,
  numRuns: RUNS || (isFullRun ? runs : Math.ceil(runs / 4)),
  // Its message tells the seed, the path to what failed, and the smallest thing that still fails.
  verbose: fc.VerbosityLevel.None,
  endOnFailure: Boolean(process.env.FUZZ_QUICK),
})

/**
 * A property that must hold for whatever an arbitrary makes. `FUZZ_RUNS=5000 FUZZ_SEED=new` try more, and other things;
 * what fails is told with its seed.
 */
export const holds = <Value>(
  runs: number,
  arbitrary: fc.Arbitrary<Value>,
  property: (value: Value) => void | Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => property(value)),
    settings(runs),
  )

/** Several at once, as they come from several people: a batch that fails shrinks to the one that does. */
export const batchOf = <Value>(arbitrary: fc.Arbitrary<Value>, most = 12): fc.Arbitrary<Value[]> =>
  fc.array(arbitrary, { minLength: 1, maxLength: most, size: 'max' })
