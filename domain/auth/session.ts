import { z } from 'zod'
import { LoginProvider } from '../account/login-account.ts'
import { IsoDateTime } from '../date/iso-date.ts'

/** An active session, as its owner and administrators see it. */
export const ListedSession = z.strictObject({
  id: z.string().min(1),
  /** `iPhoneのSafari`. */
  device: z.string(),
  /** The prefix of the client's network address; `''` when unknown. */
  network: z.string(),
  provider: LoginProvider,
  signedInAt: IsoDateTime,
  /** Accurate to ten minutes. */
  lastSeenAt: IsoDateTime,
  /** Whether this is the session of the request. */
  isCurrent: z.boolean(),
})
export type ListedSession = z.infer<typeof ListedSession>

/** Why a member ends the other sessions of the account. */
export const EndOfOthers = z.enum(['request', 'password', 'factor'])
export type EndOfOthers = z.infer<typeof EndOfOthers>

/** Why a session was ended early. */
export type EndReason = EndOfOthers | 'signed-out' | 'administrator'

/** Why a session is over. */
export type OverReason = EndReason | 'idle' | 'old'

/** Messages for the session's owner; none after signing out. */
export const SESSION_OVER_TEXTS: Record<OverReason, string | null> = {
  'signed-out': null,
  request: 'ほかの端末での操作により、この端末からログアウトしました。',
  password: 'パスワードが変更されたため、ログアウトしました。',
  factor: 'ログインの設定が変更されたため、ログアウトしました。',
  administrator: 'サイトの管理者が、この端末のログインを終了しました。',
  idle: 'しばらくご利用がなかったため、ログアウトしました。',
  old: '前回のログインから日数がたったため、ログアウトしました。',
}
