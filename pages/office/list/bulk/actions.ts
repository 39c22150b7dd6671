import type { Action, Scope } from '#domain/account/permission.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { canTransit, TRANSITIONS, type TransitionName } from '#domain/manuscript/transitions.ts'

/** Bulk actions: a workflow transition, or a change of one field. */
export type BulkName = Exclude<TransitionName, 'send-back'> | 'send-back' | 'author' | 'tags' | 'checked'

export type BulkAction =
  | { name: TransitionName; at?: string; unpublishAt?: string | null }
  | { name: 'author'; authorId: string | null }
  | { name: 'tags'; add: readonly string[]; remove: readonly string[] }
  | { name: 'checked'; at: string }

type Kind = { label: string; done: string; note: string; action: Action }

export const BULK: Readonly<Record<BulkName, Kind>> = {
  submit: {
    label: '確認に出す',
    done: '確認に出しました',
    note: '下書きを、確認待ちにします。',
    action: TRANSITIONS.submit.action,
  },
  'send-back': {
    label: '下書きに戻す',
    done: '下書きに戻しました',
    note: '確認待ちや公開予約を取りやめて、下書きに戻します。',
    action: TRANSITIONS['send-back'].action,
  },
  publish: {
    label: '公開する',
    done: '公開しました',
    note: '公開前の確認をすべて満たす原稿を、今すぐ公開します。',
    action: TRANSITIONS.publish.action,
  },
  schedule: {
    label: '公開を予約する',
    done: '予約しました',
    note: '日本時間で決めた日時に、自動で公開します。',
    action: TRANSITIONS.schedule.action,
  },
  unpublish: {
    label: '公開を終える',
    done: '公開を終えました',
    note: '読者に見えなくなり、下書きに戻ります。',
    action: TRANSITIONS.unpublish.action,
  },
  archive: {
    label: '保管する',
    done: '保管しました',
    note: '一覧のふだんの段階から外します。公開中のページは読者に見えなくなります。',
    action: TRANSITIONS.archive.action,
  },
  'restore-archived': {
    label: '保管から戻す',
    done: '保管から戻しました',
    note: '保管する前の状態に戻します。',
    action: TRANSITIONS['restore-archived'].action,
  },
  author: {
    label: '書き手を変える',
    done: '書き手を変えました',
    note: '作業中の原稿に保存します。公開中のページは、公開するまで変わりません。',
    action: 'update',
  },
  tags: {
    label: 'タグを付ける、外す',
    done: 'タグを変えました',
    note: '作業中の原稿に保存します。公開中のページは、公開するまで変わりません。',
    action: 'update',
  },
  checked: {
    label: '情報確認日を記す',
    done: '情報確認日を記しました',
    note: '作業中の原稿に保存します。公開中のページは、公開するまで変わりません。',
    action: 'update',
  },
}

const BULK_NAMES = Object.keys(BULK) as BulkName[]

const isStep = (name: BulkName): name is TransitionName => name in TRANSITIONS

/** The manuscripts an action applies to, by their state. */
export const fitting = (name: BulkName, selected: readonly Manuscript[]): Manuscript[] =>
  selected.filter((one) => (isStep(name) ? canTransit(name, one) : one.stage !== 'archived'))

/** The actions a role can perform on at least some manuscripts. */
export const offered = (can: (action: Action) => Scope | null): BulkName[] =>
  BULK_NAMES.filter((name) => can(BULK[name].action) !== null)
