import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { ListedSession } from '#domain/auth/session.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { AccessRecord } from '#domain/office/access-record.ts'
import { AuditRecord } from '#domain/office/audit-record.ts'
import { BrokenLink } from '#domain/office/broken-link.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { AccountDetails, ListedAccount } from '#domain/office/listed-account.ts'
import { MissingAddress } from '#domain/office/missing-address.ts'
import { Grant } from '#domain/office/role-input.ts'
import { SecondFactorRule } from '#domain/office/second-factor-rule.ts'
import { SimilarAddress } from '#domain/redirect/similar-address.ts'
import { Identifier } from '#domain/text/identifier.ts'

const listOf = <Entry extends z.ZodType>(entry: Entry) => z.object({ list: z.array(entry), meta: ListMeta })

export const AccountsAnswer = z.object({ accounts: listOf(ListedAccount) })
export const AccountAnswer = z.object({ account: AccountDetails })

/** A role on the roles page. */
export const ShownRole = z.object({
  id: Identifier,
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  accounts: z.int().nonnegative(),
  grants: z.array(Grant),
  updatedAt: IsoDateTime,
})
export type ShownRole = z.infer<typeof ShownRole>
export const RolesAnswer = z.object({ roles: listOf(ShownRole) })
export const RuleAnswer = z.object({ secondFactorRule: SecondFactorRule })
export const RoleAnswer = z.object({ role: ShownRole })

export const AuditAnswer = z.object({ auditRecords: listOf(AuditRecord) })
export const AccessAnswer = z.object({ accessRecords: listOf(AccessRecord) })
/** People that occur in the audit log. */
export const PeopleAnswer = z.object({ people: listOf(Colleague) })
export const MissingAnswer = z.object({
  missingAddresses: listOf(MissingAddress),
  /** Similar addresses by missing path. */
  suggestions: z.record(z.string(), z.array(SimilarAddress)),
})
export const LinksAnswer = z.object({
  brokenLinks: listOf(BrokenLink),
  counts: z.record(z.string(), z.int().nonnegative()),
})
export const SessionsAnswer = z.object({ sessions: z.array(ListedSession) })
export const DoneAnswer = z.object({ result: z.literal(true) })
export const PreviewAnswer = z.object({
  preview: z.object({ url: z.string().regex(/^\/preview\/[\w.-]+$/), expiresAt: IsoDateTime }),
})
