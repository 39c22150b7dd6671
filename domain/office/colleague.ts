import { z } from 'zod'
import { FIRST_ROLE } from '../account/role.ts'
import { Identifier } from '../text/identifier.ts'
import { roleLabel } from './role-input.ts'

/** A staff member as shown to colleagues: display name or author name, and picture; never a mail address. */
export const Colleague = z.strictObject({
  accountId: Identifier,
  name: z.string().min(1),
  picture: z.string().nullable(),
})
export type Colleague = z.infer<typeof Colleague>

/** The display name of a staff member; `null` removes it. */
export const StaffName = z.strictObject({ name: z.string().trim().min(1).max(30).nullable() })
export type StaffName = z.infer<typeof StaffName>

/** The name of an account without one: its role and a prefix of its id. */
export function namelessLabel(accountId: string, roleName: string): string {
  const mark = accountId.replaceAll('-', '').slice(-4)
  const role = roleLabel(roleName) || '編集者'
  return roleName === FIRST_ROLE ? `会員（${mark}）` : `名前未設定の${role}（${mark}）`
}
