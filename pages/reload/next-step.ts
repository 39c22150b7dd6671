import { canReload } from '#renderer/navigation/reload-guard.ts'
import { consumeReloadReason, MAINTENANCE } from '#renderer/shell/errors/reload-reason.ts'

/**
 * What the reload page does: load the target, wait for the end of maintenance, or stop because reloading did not help.
 */
export type NextStep = 'go' | 'wait' | 'stop'

/** Decides it once per visit: consumes the stored reason. */
export function nextStep(target: string): NextStep {
  const reason = consumeReloadReason()
  if (reason === MAINTENANCE) return 'wait'
  // Without an error there is no danger of a loop.
  return reason === null || canReload(target) ? 'go' : 'stop'
}
