import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { alsoNeeds, canTransit, TRANSITIONS, type TransitionName } from '#domain/manuscript/transitions.ts'
import type { Abilities } from '../abilities.ts'

/** An available action: a workflow transition, a rollback, or deleting a draft. */
export type OfferedAction = TransitionName | 'rollback' | 'delete'

type State = Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges' | 'publishedAt'>

/** In order of priority; the first possible one is the suggested next step. */
const ORDER: readonly TransitionName[] = [
  'restore-archived',
  'publish',
  'submit',
  'schedule',
  'send-back',
  'unpublish',
  'archive',
]

const FOR_NEWS: readonly TransitionName[] = ['publish', 'submit', 'schedule']

/** The actions available to the account in the current state. `canGoBack`: a publication can be rolled back. */
export function actionsOf(
  state: State,
  abilities: Omit<Abilities, 'isOwner'>,
  canGoBack = false,
): OfferedAction[] {
  const { isLive, hasChanges, publishedAt } = state
  const can = (name: TransitionName | 'delete') => {
    const also = alsoNeeds(name, state)
    return [name === 'delete' ? name : TRANSITIONS[name].action, ...(also ? [also] : [])].every(
      (action) => abilities[action as 'update' | 'publish' | 'delete' | 'create'] ?? false,
    )
  }
  const steps: OfferedAction[] = ORDER.filter((name) => {
    if (!canTransit(name, state) || !can(name)) return false
    // Publishers do not submit, and already public content has nothing to publish.
    if (name === 'submit' && abilities.publish) return false
    return !FOR_NEWS.includes(name) || hasChanges || !isLive
  })
  const goBack: OfferedAction[] = abilities.publish && isLive && canGoBack ? ['rollback'] : []
  const away: OfferedAction[] = can('delete') && !isLive && publishedAt === null ? ['delete'] : []
  const firstBack = steps.findIndex((name) => name === 'unpublish' || name === 'archive')
  const at = firstBack < 0 ? steps.length : firstBack
  return [...steps.slice(0, at), ...goBack, ...steps.slice(at), ...away]
}

/**
 * Whether the end of public content can be set by itself. It is set by publishing the working copy, which would also
 * publish its changes and cancel a schedule.
 */
export const canSetEnd = ({ stage, hasChanges }: Pick<Manuscript, 'stage' | 'hasChanges'>): boolean =>
  stage === 'published' && !hasChanges
