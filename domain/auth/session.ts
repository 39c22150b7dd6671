import { z } from 'zod'
import { LoginProvider } from '../account/login-account.ts'
import { IsoDateTime } from '../date/iso-date.ts'

/** A sign-in that goes on, as its owner and administrators recognise it. */
export const ListedSession = z.strictObject({
  id: z.string().min(1),
  /** `iPhoneのSafari`. */
  device: z.string(),
  /** The beginning of the network's address, `''` where it is not known. */
  network: z.string(),
  provider: LoginProvider,
  signedInAt: IsoDateTime,
  /** Ten minutes behind at most. */
  lastSeenAt: IsoDateTime,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type ListedSession = z.infer<typeof ListedSession>

/** Why a member ends the other sessions of their account. */
export const EndOfOthers = z.enum(['request', 'password', 'factor'])
export type EndOfOthers = z.infer<typeof EndOfOthers>

/** Why a session was ended before its time. */
export type EndReason = EndOfOthers | 'signed-out' | 'administrator'

/** Why it is over at all. */
export type OverReason = EndReason | 'idle' | 'old'

/** What its owner is told; nothing of somebody who signed out by themselves. */
export const SESSION_OVER_TEXTS: Record<OverReason, string | null> = {
  'signed-out': null,
  request: 'ほかの端末での操作により、この端末からログアウトしました。',
  password: 'パスワードが変更されたため、ログアウトしました。',
  factor: 'ログインの設定が変更されたため、ログアウトしました。',
  administrator: 'サイトの管理者が、この端末のログインを終了しました。',
  idle: 'しばらくご利用がなかったため、ログアウトしました。',
  old: '前回のログインから日数がたったため、ログアウトしました。',
}
