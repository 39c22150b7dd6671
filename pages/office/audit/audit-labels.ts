import { CONTENT_KINDS } from '#domain/content/kind.ts'

const ACTIONS: Record<string, string> = {
  create: '作成',
  duplicate: '複製',
  update: '変更',
  save: '保存',
  submit: '確認を依頼',
  'send-back': '差し戻し',
  sendBack: '差し戻し',
  schedule: '公開を予約',
  unschedule: '予約を取り消し',
  publish: '公開',
  unpublish: '非公開',
  archive: '保管',
  'restore-archived': '保管から戻す',
  restore: '元に戻す',
  rollback: '前の版に戻す',
  delete: '削除',
  remove: '削除',
  upload: '追加',
  replace: '差し替え',
  setRole: '役割を変更',
  rename: '名前を変更',
  join: 'アカウントをまとめた',
  endPreviews: 'プレビューのリンクを無効化',
  comment: 'コメント',
  resolve: 'コメントを解決',
  'resolve-comment': 'コメントを解決',
  'reopen-comment': 'コメントを再開',
  'handle-report': 'おたよりに対応',
  'handle-reports': '原稿のおたよりすべてに対応',
  'reopen-report': 'おたよりを未対応に戻す',
  'resolve-error': 'エラーを解決',
  'reopen-error': 'エラーを未解決に戻す',
  'send-test': 'テストを送信',
  send: '送信を開始',
  'stop-sending': '送信を停止',
  'resume-sending': '送信を再開',
  switch: '切り替え',
  endSession: '端末をログアウト',
  endSessions: 'すべての端末をログアウト',
}

const RESOURCES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(CONTENT_KINDS).map(([kind, { label }]) => [kind, label])),
  content: '原稿',
  media: '画像',
  account: '会員',
  role: '役割',
  author: '書き手',
  redirect: '転送',
  synonym: '同義語',
  publication: '公開',
  'prefecture-picks': '都道府県のおすすめ',
  newsletter: 'ニュースレター',
  operations: '運用',
  'second-factor': '2段階認証',
}

/** Label of an action; unknown actions are shown as they are. */
export const actionText = (action: string): string => ACTIONS[action] ?? action
export const resourceText = (resource: string): string => RESOURCES[resource] ?? resource

const choices = (labels: Record<string, string>) => [
  ...new Map(Object.entries(labels).map(([value, label]) => [label, { value, label }])).values(),
]

export const ACTION_CHOICES = choices(ACTIONS)
export const RESOURCE_CHOICES = choices(RESOURCES)
