import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { AccountAuth } from './login-account.ts'
import { Role } from './role.ts'

/** A member (spec §3, "Account"). Names and addresses are not among it: they stay with the identity provider. */
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

/** Everything that is held about an account, as `GET /v1/me/export` hands it out. */
export type AccountExport = {
  exportedAt: string
  account: Account
  /** Rows by table, in the words of the table. */
  records: Record<string, Record<string, string | number | null>[]>
}
