/** A step of a rising load. */
type Step = { connections: number; perSecond: number; p99: number }

/** Growth below a tenth is noise. */
const GROWTH = 1.1

/**
 * The last step before throughput stops growing, or before p99 doubles and grows more than throughput. A single disturbed
 * step does not end the search.
 * @throws without steps
 */
export function kneeOf<S extends Step>(steps: readonly S[]): S {
  const [first, ...others] = steps
  if (!first) throw new Error('a load has at least one step')
  let last = first
  for (const step of others) if (isWorth(last, step)) last = step
  return last
}

/** Whether throughput grows, and not less than p99 once that doubles. */
function isWorth(before: Step, after: Step): boolean {
  const growth = after.perSecond / before.perSecond
  if (growth < GROWTH) return false
  return after.p99 < before.p99 * 2 || growth >= after.p99 / before.p99
}

/** Whether two steps have been made beyond the knee. */
export const hasBent = <S extends Step>(steps: readonly S[]): boolean =>
  steps.length - 1 - steps.indexOf(kneeOf(steps)) >= 2
