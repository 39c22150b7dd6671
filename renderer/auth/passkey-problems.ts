import type { AuthProblem } from './auth-problems.ts'

/** The errors of passkeys by the library's names (R244). */
const PROBLEMS: Record<string, AuthProblem> = {
  PasskeyNotSupported: { message: 'この端末またはブラウザでは、パスキーを利用できません。' },
  PasskeyAlreadyExists: { message: 'この端末のパスキーは、すでに登録されています。' },
  PasskeyRegistrationCanceled: { message: 'パスキーの登録を中止しました。' },
  PasskeyAuthenticationCanceled: { message: 'パスキーによるログインを中止しました。' },
  PasskeyOperationAborted: { message: 'パスキーの操作が中断されました。再度お試しください。' },
  RelyingPartyMismatch: { message: 'このパスキーは、このサイトでは利用できません。' },
  PasskeyRetrievalFailed: { message: 'パスキーを読み取れませんでした。ほかの方法をお試しください。' },
  PasskeyRegistrationFailed: { message: 'パスキーを作成できませんでした。再度お試しください。' },
}

/** The message, or `null` if the passkey was not the problem. */
export const passkeyProblem = (error: unknown): AuthProblem | null =>
  (error instanceof Error && PROBLEMS[error.name]) || null
