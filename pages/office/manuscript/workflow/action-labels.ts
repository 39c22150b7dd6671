import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { Transition } from '../../manuscript-endpoints.ts'

type ActionLabels = { label: string; done: string }

/** Button label and success message of each transition. */
export const ACTION_LABELS: Record<Transition, ActionLabels> = {
  submit: { label: '確認を依頼する', done: '確認を依頼しました。' },
  'send-back': { label: '書き手に差し戻す', done: '差し戻しました。' },
  schedule: { label: '公開を予約する', done: '公開を予約しました。' },
  publish: { label: '公開する', done: '公開を始めました。' },
  unpublish: { label: '公開をやめる', done: '公開をやめました。' },
  archive: { label: '保管する', done: '保管しました。' },
  'restore-archived': { label: '下書きに戻す', done: '下書きに戻しました。' },
  rollback: { label: '直前の公開を取り消す', done: '直前の公開を取り消しています。' },
}

const ON_LIVE: Partial<Record<Transition, ActionLabels>> = {
  publish: { label: '変更を公開する', done: '公開を始めました。' },
}

const ON_PLANNED: Partial<Record<Transition, ActionLabels>> = {
  publish: { label: '今すぐ公開する', done: '公開を始めました。' },
  schedule: { label: '予約の日時を変える', done: '予約の日時を変えました。' },
  'send-back': { label: '予約を取り消す', done: '予約を取り消しました。原稿は下書きに戻りました。' },
}

/** For the owner, sending back is withdrawing the request. */
const ON_OWN: Partial<Record<Transition, ActionLabels>> = {
  'send-back': {
    label: '確認の依頼を取り下げる',
    done: '確認の依頼を取り下げました。原稿は下書きに戻りました。',
  },
}

/** The labels of a transition, by stage and ownership. */
export const actionLabels = (
  action: Transition,
  where: Pick<Manuscript, 'stage' | 'isLive'> | undefined,
  isOwner = false,
): ActionLabels =>
  (where?.stage === 'scheduled' ? ON_PLANNED[action] : undefined) ??
  (isOwner ? ON_OWN[action] : undefined) ??
  (where?.isLive ? ON_LIVE[action] : undefined) ??
  ACTION_LABELS[action]
