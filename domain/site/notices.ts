/** Notices shown after a redirect, by the code in the `notice` cookie (spec §8, "Messages"). */
const NOTICES = {
  'logged-in': { text: 'ログインしました。', color: 'success' },
  'login-added': { text: 'ログイン情報の追加に成功しました。', color: 'success' },
  'login-failed': { text: 'ログインに失敗しました。再度お試しください。', color: 'info' },
  'login-cancelled': { text: 'キャンセルしました。', color: 'info' },
  'already-logged-in': {
    text: 'すでにログインしています。別のアカウントを使うときは、切り替えてください。',
    color: 'info',
  },
  'login-linked': {
    text: 'ログインしました。次からは、どちらの方法でも同じアカウントに入れます。',
    color: 'success',
  },
  'login-link-late': {
    text: 'ログインしました。ログイン方法の追加は、時間切れになりました。設定の「ログイン連携」から追加できます。',
    color: 'warning',
  },
  'login-link-other-mail': {
    text: 'ログインしました。メールアドレスの違うアカウントのため、ログイン方法は追加していません。',
    color: 'warning',
  },
  'login-not-linked': {
    text: 'ログインしました。ログイン方法は追加できませんでした。設定の「ログイン連携」からお試しください。',
    color: 'warning',
  },
  'login-again': { text: 'ログインを確認しました。続けて操作できます。', color: 'success' },
  'login-again-other': {
    text: '別のアカウントでログインしたため、確認できませんでした。いまのアカウントでログインしてください。',
    color: 'warning',
  },
  'login-unavailable': {
    text: 'ただいまログインをご利用いただけません。しばらくしてから再度お試しください。',
    color: 'warning',
  },
  'provider-unknown': {
    text: 'このログイン方法には対応していません。ほかの方法をお選びください。',
    color: 'warning',
  },
  'login-not-added': { text: 'ログイン方法を追加できませんでした。再度お試しください。', color: 'info' },
  'login-add-used': {
    text: 'この連携の手続きは、すでに使われたか、期限が切れています。はじめからやり直してください。',
    color: 'warning',
  },
  'login-add-anothers': {
    text: 'このログイン方法か連携の手続きが、別のアカウントのものです。追加できませんでした。',
    color: 'warning',
  },
  'login-add-joinable': {
    text: 'このログイン方法は、別のアカウントで使われています。2つのアカウントをまとめられます。',
    color: 'info',
  },
  'login-add-present': { text: '同じ種類のログイン方法が、すでに追加されています。', color: 'warning' },
  'login-add-signed-out': {
    text: 'ログイン方法を追加するには、先にログインしてください。',
    color: 'warning',
  },
  'logged-out': { text: 'ログアウトしました。', color: 'info' },
  'logout-failed': { text: 'ログアウトに失敗しました。再度お試しください。', color: 'danger' },
} as const

export type NoticeCode = keyof typeof NOTICES
type Notice = { text: string; color: 'info' | 'success' | 'warning' | 'danger' }

/** The notice of a code. */
export const noticeOf = (code: NoticeCode): Notice => NOTICES[code]

/** The notice of a cookie's value: `null` for an unknown code, since a cookie can have any value. */
export const noticeOfCookie = (text: string): Notice | null =>
  Object.hasOwn(NOTICES, text) ? NOTICES[text as NoticeCode] : null
