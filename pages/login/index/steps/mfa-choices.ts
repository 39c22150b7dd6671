import type { CodeMethod } from '#renderer/auth/screens.ts'
import type { Choice } from '../parts/ChoiceList.tsx'

const USES: Record<CodeMethod, Choice> = {
  EMAIL: { value: 'EMAIL', label: 'メール', hint: '登録したメールアドレスにコードを送ります' },
  TOTP: { value: 'TOTP', label: '認証アプリ', hint: 'アプリに表示されるコードを使います' },
  SMS: { value: 'SMS', label: 'SMS', hint: '登録した電話番号にコードを送ります' },
}

/** The pool's answers with their labels. */
export const mfaChoices = (methods: readonly CodeMethod[]): Choice[] => methods.map((method) => USES[method])
