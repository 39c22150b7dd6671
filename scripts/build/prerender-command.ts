/**
 * The arguments with which Node prerenders. V8 lets the heap of each thread grow as long as the machine has memory; with
 * these limits two threads stay below 500 MB, whatever the number of pages, and are not slower.
 */
export const PRERENDER_ARGUMENTS = [
  '--max-old-space-size=200',
  '--max-semi-space-size=8',
  'scripts/build/prerender.ts',
] as const
