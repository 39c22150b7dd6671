/** What a redirect may leave to be told on arrival, by the code in the `notice` cookie (spec §8, "Messages"). */
const NOTICES = {
  'logged-in': { text: 'ログインしました。', color: 'success' },
  'login-added': { text: 'ログイン情報の追加に成功しました。', color: 'success' },
  'login-failed': { text: 'ログインに失敗しました。再度お試しください。', color: 'info' },
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
  'login-add-present': { text: '同じ種類のログイン方法が、すでに追加されています。', color: 'warning' },
  'login-add-signed-out': {
    text: 'ログイン方法を追加するには、先にログインしてください。',
    color: 'warning',
  },
  'logged-out': { text: 'ログアウトしました。', color: 'info' },
  'logout-failed': { text: 'ログアウトに失敗しました。再度お試しください。', color: 'danger' },
} as const

export type NoticeCode = keyof typeof NOTICES
export type Notice = { text: string; color: 'info' | 'success' | 'warning' | 'danger' }

/** The message of a code. */
export const noticeOf = (code: NoticeCode): Notice => NOTICES[code]

/** The same for what a cookie holds: `null` for anything that is no code, as anybody may write one. */
export const noticeOfCookie = (text: string): Notice | null =>
  Object.hasOwn(NOTICES, text) ? NOTICES[text as NoticeCode] : null
