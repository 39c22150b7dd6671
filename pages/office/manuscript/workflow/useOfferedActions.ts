import { useAbilities, useManuscriptState } from '../manuscript-context.ts'
import { hasChanges } from '../store/state.ts'
import { actionsOf, type OfferedAction } from './actions.ts'

/** The steps that can be taken now. What is being written counts as changed: every step saves it first. */
export function useOfferedActions(canGoBack = false): OfferedAction[] {
  const abilities = useAbilities()
  const isUnsaved = useManuscriptState(hasChanges)
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  if (!manuscript) return []
  return actionsOf({ ...manuscript, hasChanges: manuscript.hasChanges || isUnsaved }, abilities, canGoBack)
}
