import { useAction } from '../../form/useAction.ts'
import { whenFresh } from './when-fresh.ts'

/**
 * For buttons that lead to what asks for a fresh sign-in: one press at a time, whatever else the page is doing, and why
 * it could not be asked.
 */
export function useFreshPress() {
  const { problem, run } = useAction()
  return { freshProblem: problem, pressFresh: (work: () => unknown) => run(() => whenFresh(work)) }
}
