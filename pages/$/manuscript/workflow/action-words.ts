import type { Transition } from '../store/calls.ts'

/** The button of each step, and what is said when it was taken. */
export const ACTION_WORDS: Record<Transition | 'delete', { label: string; done: string }> = {
  submit: { label: '確認を依頼する', done: '確認を依頼しました。' },
  'send-back': { label: '書き手に差し戻す', done: '差し戻しました。' },
  schedule: { label: '公開を予約する', done: '公開を予約しました。' },
  publish: { label: '公開する', done: '公開を始めました。' },
  unpublish: { label: '公開をやめる', done: '公開をやめました。' },
  archive: { label: '保管する', done: '保管しました。' },
  'restore-archived': { label: '下書きに戻す', done: '下書きに戻しました。' },
  duplicate: { label: '複製する', done: '複製しました。' },
  rollback: { label: '前の版に戻す', done: '前の版に戻しています。' },
  delete: { label: '削除する', done: '削除しました。' },
}
