import { mayReload } from '#renderer/navigation/reload-guard.ts'
import { MAINTENANCE, takeReloadReason } from '#renderer/shell/errors/reload-reason.ts'

/** What the reload page does: load the target, wait for the end of the maintenance, or stop because it was no help. */
export type NextStep = 'go' | 'wait' | 'stop'

/** Decides it, once for each visit: it uses up why the visit was made. */
export function nextStep(target: string): NextStep {
  const reason = takeReloadReason()
  if (reason === MAINTENANCE) return 'wait'
  // Without an error that led here there is nothing that could lead here again.
  return reason === null || mayReload(target) ? 'go' : 'stop'
}
