import type { Action } from '../account/permission.ts'
import type { PublishStatus } from '../content/publishable.ts'
import type { Manuscript } from './manuscript.ts'

export const TRANSITION_NAMES = [
  'submit',
  'send-back',
  'schedule',
  'publish',
  'unpublish',
  'archive',
  'restore-archived',
] as const
export type TransitionName = (typeof TRANSITION_NAMES)[number]

type Rule = {
  from: readonly PublishStatus[]
  /** The stage afterwards; a restored page returns to its previous stage. */
  to: PublishStatus
  /** The required permission. */
  action: Action
  /** Whether the content must be public (`true`), must not be (`false`), or either (`null`). */
  isLive: boolean | null
}

/**
 * Workflow of a manuscript: 下書き → 確認待ち → 予約 → 公開 → 保管. Public content stays public while it is revised; only
 * `publish`, `unpublish`, `archive` and `restore-archived` change what readers see.
 */
export const TRANSITIONS: Record<TransitionName, Rule> = {
  submit: { from: ['draft'], to: 'review', action: 'update', isLive: null },
  'send-back': { from: ['review', 'scheduled'], to: 'draft', action: 'update', isLive: null },
  schedule: {
    from: ['draft', 'review', 'scheduled'],
    to: 'scheduled',
    action: 'publish',
    isLive: null,
  },
  publish: {
    from: ['draft', 'review', 'scheduled', 'published'],
    to: 'published',
    action: 'publish',
    isLive: null,
  },
  unpublish: {
    from: ['draft', 'review', 'scheduled', 'published'],
    to: 'draft',
    action: 'publish',
    isLive: true,
  },
  archive: {
    from: ['draft', 'review', 'scheduled', 'published'],
    to: 'archived',
    action: 'delete',
    isLive: null,
  },
  'restore-archived': { from: ['archived'], to: 'draft', action: 'update', isLive: false },
}

type State = Pick<Manuscript, 'stage' | 'isLive'>

/** Whether the transition is possible in the current state. */
export const canTransit = (name: TransitionName, { stage, isLive }: State): boolean => {
  const rule = TRANSITIONS[name]
  return rule.from.includes(stage) && (rule.isLive === null || rule.isLive === isLive)
}

/**
 * The permission required in addition to that of the transition (`TRANSITIONS[name].action`) or of deleting a draft, or
 * `null`: changing what readers see, or cancelling a scheduled change, requires `publish`. `comesBack`: a restored page would be public again.
 */
export function alsoNeeds(
  name: TransitionName | 'delete',
  { stage, isLive }: State,
  comesBack = false,
): Action | null {
  const touchesReaders =
    (name === 'archive' && (isLive || stage === 'scheduled')) ||
    ((name === 'send-back' || name === 'delete') && stage === 'scheduled') ||
    (name === 'restore-archived' && comesBack)
  return touchesReaders ? 'publish' : null
}

/** Japanese labels of the stages. */
export const STAGE_LABELS: Record<PublishStatus, string> = {
  draft: '下書き',
  review: '確認待ち',
  scheduled: '公開予約',
  published: '公開中',
  archived: '保管',
}

/** Why the transition is not possible, in Japanese. */
export function whyNot(name: TransitionName, { stage, isLive }: State): string {
  if (TRANSITIONS[name].isLive === true && !isLive)
    return '公開されていないため、公開を終えることはできません。'
  if (name === 'submit' && stage === 'review') return 'すでに確認を依頼しています。'
  if (stage === 'archived') return '保管されています。保管から戻してから、もう一度お試しください。'
  return `「${STAGE_LABELS[stage]}」の原稿には、この操作を行えません。`
}
