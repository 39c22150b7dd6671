import { useAbilities, useManuscriptState } from '../manuscript-context.ts'
import { hasChanges } from '../store/state.ts'
import { actionsOf, type OfferedAction } from './actions.ts'

/** The available actions. Unsaved changes count, because every transition saves first. */
export function useOfferedActions(canGoBack = false): OfferedAction[] {
  const abilities = useAbilities()
  const isUnsaved = useManuscriptState(hasChanges)
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  if (!manuscript) return []
  return actionsOf({ ...manuscript, hasChanges: manuscript.hasChanges || isUnsaved }, abilities, canGoBack)
}
