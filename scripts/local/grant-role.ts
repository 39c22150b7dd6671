import type { D1Database } from '@cloudflare/workers-types'
import { formatIsoDay } from '#domain/date/date.ts'
import { mailDigest } from '#worker/auth/digest.ts'
import { type ListedAccount, listAccountsByMail, setRole } from '#worker/db/account/accounts.server.ts'

/** `mail`: an address the account signed in with. `account`: its id, where several accounts have that address. */
type Grant = { mail: string; role: string; account?: string | undefined }
type Outcome = { isDone: boolean; text: string }

const refused = (text: string): Outcome => ({ isDone: false, text })

const described = ({ id, roleName, provider, createdAt }: ListedAccount) =>
  `  ${id}  ${provider}  created ${formatIsoDay(new Date(createdAt))}  role ${roleName}`

/** Gives a role to the account with a mail address. @returns what was done, or what to do instead */
export const grantRole = async (
  db: D1Database,
  { mail, role, account }: Grant,
  now: Date,
): Promise<Outcome> => {
  const accounts = await listAccountsByMail(db, await mailDigest(mail))
  if (accounts.length === 0)
    return refused(
      `No account has signed in with ${mail}.\n` +
        'Sign in on the site once, then run this again. An unconfirmed mail address cannot be used.',
    )
  const meant = accounts.filter(({ id }) => account === undefined || id === account)
  const [one] = meant
  if (!one || new Set(meant.map(({ id }) => id)).size > 1) {
    const list = accounts.map(described).join('\n')
    return refused(`Several accounts have signed in with ${mail}. Choose one with --account ID:\n${list}`)
  }
  if (!(await setRole(db, one.id, role, now))) return refused(`There is no role "${role}".`)
  return {
    isDone: true,
    text: `${mail} (${one.provider}) has the role ${role} now. Previous role: ${one.roleName}`,
  }
}
