import type { D1Database } from '@cloudflare/workers-types'
import { formatDate } from '#domain/date/date.ts'
import { mailDigest } from '#worker/auth/digest.ts'
import { type ListedAccount, listAccountsByMail, setRole } from '#worker/db/account/accounts.server.ts'

/** Who is meant: a mail address they signed in with, and an account's id where it has several. */
type Grant = { mail: string; role: string; account?: string | undefined }
type Outcome = { isDone: boolean; text: string }

const refused = (text: string): Outcome => ({ isDone: false, text })

const described = ({ id, roleName, provider, createdAt }: ListedAccount) =>
  `  ${id}  ${provider}  ${formatDate(new Date(createdAt))}から  現在の役割：${roleName}`

/** Gives a role to the account that is signed in to with a mail address, and says in Japanese what came of it. */
export const grantRole = async (
  db: D1Database,
  { mail, role, account }: Grant,
  now: Date,
): Promise<Outcome> => {
  const accounts = await listAccountsByMail(db, await mailDigest(mail))
  if (accounts.length === 0)
    return refused(
      `${mail} でログインしたアカウントは見つかりません。\n` +
        '先にサイトで一度ログインしてください。確認の済んでいないメールアドレスは使えません。',
    )
  const meant = accounts.filter(({ id }) => account === undefined || id === account)
  const [one] = meant
  if (!one || new Set(meant.map(({ id }) => id)).size > 1) {
    const list = accounts.map(described).join('\n')
    return refused(`${mail} のアカウントを、--account のあとのIDでひとつ選んでください。\n${list}`)
  }
  if (!(await setRole(db, one.id, role, now))) return refused(`役割「${role}」はありません。`)
  return {
    isDone: true,
    text: `${mail}（${one.provider}）の役割を ${role} にしました。以前の役割：${one.roleName}`,
  }
}
