import type { Facts } from './checklist-rule.ts'

/** Nothing known against anything: for what asks about the fields alone. */
export const noFacts = (now: Date): Facts => ({
  now,
  isSlugTaken: false,
  refs: {},
  unknown: new Set(),
  deadPaths: new Set(),
})
