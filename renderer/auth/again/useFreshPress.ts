import { useAction } from '../../form/useAction.ts'
import { whenFresh } from './when-fresh.ts'

/**
 * For buttons that require a fresh sign-in: one press at a time, with the error if the sign-in could not be requested.
 */
export function useFreshPress() {
  const { problem, run } = useAction()
  return { freshProblem: problem, pressFresh: (work: () => unknown) => run(() => whenFresh(work)) }
}
