import fc from 'fast-check'

const GIVEN = process.env.FUZZ_SEED ?? '1'

/**
 * The same seed tries the same things in the same order. It is the same in every run, so that a change is never blamed
 * for what chance found; `FUZZ_SEED=new` looks for more.
 */
export const SEED = GIVEN === 'new' ? Math.trunc(Math.random() * 2 ** 31) : Number(GIVEN)

fc.configureGlobal({ seed: SEED })
