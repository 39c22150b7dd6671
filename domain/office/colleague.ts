import { z } from 'zod'
import { FIRST_ROLE } from '../account/role.ts'
import { Identifier } from '../text/identifier.ts'
import { roleLabel } from './role-input.ts'

/**
 * Who did something, as staff are shown them: the name that they gave themselves, or under which they write, and the
 * address of their picture; never a mail address.
 */
export const Colleague = z.strictObject({
  accountId: Identifier,
  name: z.string().min(1),
  picture: z.string().nullable(),
})
export type Colleague = z.infer<typeof Colleague>

/** What staff call themselves in the office; `null` takes the name back. */
export const StaffName = z.strictObject({ name: z.string().trim().min(1).max(30).nullable() })
export type StaffName = z.infer<typeof StaffName>

/** What an account is called that has no name: its role, and enough of its id to tell two of them apart. */
export function namelessLabel(accountId: string, roleName: string): string {
  const mark = accountId.replaceAll('-', '').slice(-4)
  const role = roleLabel(roleName) || '編集者'
  return roleName === FIRST_ROLE ? `会員（${mark}）` : `名前未設定の${role}（${mark}）`
}
