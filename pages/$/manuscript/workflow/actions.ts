import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { Abilities } from '../abilities.ts'
import type { Transition } from '../store/calls.ts'

/** What this person can do next with a manuscript where it stands; the first is what is meant to come next. */
export function actionsOf(
  {
    stage,
    isLive,
    hasChanges,
    publishedAt,
  }: Pick<Manuscript, 'stage' | 'isLive' | 'hasChanges' | 'publishedAt'>,
  { update, publish, delete: mayDelete }: Abilities,
): (Transition | 'delete')[] {
  if (stage === 'archived') return publish || mayDelete ? ['restore-archived'] : []
  const hasNews = hasChanges || !isLive
  const actions: [Transition | 'delete', boolean][] = [
    ['publish', publish && hasNews],
    ['submit', update && stage === 'draft' && hasNews],
    ['schedule', publish && hasNews],
    ['send-back', (publish || update) && (stage === 'review' || (publish && stage === 'scheduled'))],
    ['rollback', publish && isLive],
    ['unpublish', publish && isLive],
    ['archive', (publish || mayDelete) && !isLive],
    ['delete', mayDelete && !isLive && publishedAt === null],
  ]
  return actions.flatMap(([action, isPossible]) => (isPossible ? [action] : []))
}
