import type { Facts } from './checklist-rule.ts'

/** Facts without any conflict, for tests of the fields alone. */
export const noFacts = (now: Date): Facts => ({
  now,
  isSlugTaken: false,
  refs: {},
  unknown: new Set(),
  deadPaths: new Set(),
})
