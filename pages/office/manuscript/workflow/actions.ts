import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { alsoNeeds, canTransit, TRANSITIONS, type TransitionName } from '#domain/manuscript/transitions.ts'
import type { Abilities } from '../abilities.ts'

/** A step that is offered: one of the workflow, taking the last publication back, or throwing a draft away. */
export type OfferedAction = TransitionName | 'rollback' | 'delete'

type State = Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges' | 'publishedAt'>

/** In the order in which they are offered: the first that is possible is what is meant to come next. */
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

/**
 * What this person can do next with a manuscript where it stands. `canGoBack`: there is a publication that can be taken
 * back.
 */
export function actionsOf(
  state: State,
  abilities: Omit<Abilities, 'isOwner'>,
  canGoBack = false,
): OfferedAction[] {
  const { isLive, hasChanges, publishedAt } = state
  const may = (name: TransitionName) => {
    const also = alsoNeeds(name, state)
    return [TRANSITIONS[name].action, ...(also ? [also] : [])].every(
      (action) => abilities[action as 'update' | 'publish' | 'delete' | 'create'] ?? false,
    )
  }
  const steps: OfferedAction[] = ORDER.filter((name) => {
    if (!canTransit(name, state) || !may(name)) return false
    // Whoever may publish has nobody to hand it to, and what is public already is no news.
    if (name === 'submit' && abilities.publish) return false
    return !FOR_NEWS.includes(name) || hasChanges || !isLive
  })
  const goBack: OfferedAction[] = abilities.publish && isLive && canGoBack ? ['rollback'] : []
  const away: OfferedAction[] = abilities.delete && !isLive && publishedAt === null ? ['delete'] : []
  const firstBack = steps.findIndex((name) => name === 'unpublish' || name === 'archive')
  const at = firstBack < 0 ? steps.length : firstBack
  return [...steps.slice(0, at), ...goBack, ...steps.slice(at), ...away]
}
