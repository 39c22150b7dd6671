import fc from 'fast-check'

const SEED_TEXT = process.env.FUZZ_SEED ?? '1'

/**
 * The same seed tries the same values in the same order. It is fixed, so that a change is never blamed for what chance
 * found; `FUZZ_SEED=new` looks for more.
 */
export const SEED = SEED_TEXT === 'new' ? Math.trunc(Math.random() * 2 ** 31) : Number(SEED_TEXT)

fc.configureGlobal({ seed: SEED })
