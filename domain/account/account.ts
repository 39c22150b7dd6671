import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { AccountAuth } from './login-account.ts'
import { Role } from './role.ts'

/** A member (spec §3, "Account"). Names and mail addresses are not stored here; the identity provider holds them. */
export const Account = z.strictObject({
  id: Identifier,
  uuid: z.uuid(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  roleId: Identifier,
  role: Role,
  auths: z.array(AccountAuth),
})
export type Account = z.infer<typeof Account>

/** All data stored for an account, as returned by `GET /v1/me/export`. */
export type AccountExport = {
  exportedAt: string
  account: Account
  /** Database rows by table name, with their column names. */
  records: Record<string, Record<string, string | number | null>[]>
}
