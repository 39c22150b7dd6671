/** What of a step of a rising load tells whether it bends. */
export type Step = { connections: number; perSecond: number; p99: number }

/** Less than a tenth more is no growth: two runs of the same load differ by as much. */
const GROWTH = 1.1

/**
 * The last step before the load bends: after it throughput no longer grows, or the slowest hundredth take twice as long
 * without at least as much more being answered. A step that was disturbed by something else does not end the search.
 * Throws without steps.
 */
export function kneeOf<S extends Step>(steps: readonly S[]): S {
  const [first, ...others] = steps
  if (!first) throw new Error('a load has at least one step')
  let last = first
  for (const step of others) if (isWorth(last, step)) last = step
  return last
}

/** Whether a step gains more than its visitors pay for it in waiting. */
export function isWorth(before: Step, after: Step): boolean {
  const growth = after.perSecond / before.perSecond
  if (growth < GROWTH) return false
  return after.p99 < before.p99 * 2 || growth >= after.p99 / before.p99
}

/** Whether so many steps were made after the last one that was worth it that no other will be. */
export const hasBent = <S extends Step>(steps: readonly S[]): boolean =>
  steps.length - 1 - steps.indexOf(kneeOf(steps)) >= 2
