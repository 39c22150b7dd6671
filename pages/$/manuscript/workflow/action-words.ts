import type { Transition } from '../store/calls.ts'

/** The button of each step, and what is said when it was taken. */
export const ACTION_WORDS: Record<Transition, { label: string; done: string }> = {
  submit: { label: '確認を依頼する', done: '確認を依頼しました。' },
  'send-back': { label: '書き手に差し戻す', done: '差し戻しました。' },
  schedule: { label: '公開を予約する', done: '公開を予約しました。' },
  publish: { label: '公開する', done: '公開を始めました。' },
  unpublish: { label: '公開をやめる', done: '公開をやめました。' },
  archive: { label: '保管する', done: '保管しました。' },
  'restore-archived': { label: '下書きに戻す', done: '下書きに戻しました。' },
  rollback: { label: '直前の公開を取り消す', done: '直前の公開を取り消しています。' },
}
