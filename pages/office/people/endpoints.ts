import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { ListedSession } from '#domain/auth/session.ts'
import { PopularArticle } from '#domain/content/popular-articles.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { AccessRecord } from '#domain/office/access-record.ts'
import { AuditRecord } from '#domain/office/audit-record.ts'
import { BrokenLink } from '#domain/office/broken-link.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { AccountDetails, ListedAccount } from '#domain/office/listed-account.ts'
import { MissedSearch } from '#domain/office/missed-search.ts'
import { MissingAddress } from '#domain/office/missing-address.ts'
import { Grant } from '#domain/office/role-input.ts'
import { SecondFactorRule } from '#domain/office/second-factor-rule.ts'
import { SimilarAddress } from '#domain/redirect/similar-address.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'

/** A role on the roles page. */
const ShownRole = z.object({
  id: Identifier,
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  accounts: z.int().nonnegative(),
  grants: z.array(Grant),
  updatedAt: IsoDateTime,
})
export type ShownRole = z.infer<typeof ShownRole>

const AccountsAnswer = z.object({ accounts: listOf(ListedAccount) })
const AccountAnswer = z.object({ account: AccountDetails })
const RoleAnswer = z.object({ role: ShownRole })
const RuleAnswer = z.object({ secondFactorRule: SecondFactorRule })

export const listAccounts = endpoint('GET /manage/accounts', AccountsAnswer)
export const searchAccounts = endpoint('POST /manage/accounts/search', AccountsAnswer)
export const getAccount = endpoint('GET /manage/accounts/:id', AccountAnswer)
export const changeRoleOf = endpoint('PUT /manage/accounts/:id/role', AccountAnswer)
export const listSessionsOf = endpoint(
  'GET /manage/accounts/:id/sessions',
  z.object({ sessions: z.array(ListedSession) }),
)
export const endSessionsOf = endpoint('DELETE /manage/accounts/:id/sessions', Done)
export const endSessionOf = endpoint('DELETE /manage/accounts/:id/sessions/:sessionId', Done)

export const listRoles = endpoint('GET /manage/roles', z.object({ roles: listOf(ShownRole) }))
export const createRole = endpoint('POST /manage/roles', RoleAnswer)
export const changeRole = endpoint('PATCH /manage/roles/:id', RoleAnswer)
export const deleteRole = endpoint('DELETE /manage/roles/:id', Done)
export const getGraceRule = endpoint('GET /manage/second-factor-rule', RuleAnswer)
export const saveGraceRule = endpoint('PUT /manage/second-factor-rule', RuleAnswer)

export const listChanges = endpoint('GET /manage/audit', z.object({ auditRecords: listOf(AuditRecord) }))
export const listAccess = endpoint(
  'GET /manage/audit/access',
  z.object({ accessRecords: listOf(AccessRecord) }),
)
/** People that occur in the audit log. */
export const listChangers = endpoint('GET /manage/audit/people', z.object({ people: listOf(Colleague) }))

export const listMissing = endpoint(
  'GET /manage/not-found',
  z.object({
    missingAddresses: listOf(MissingAddress),
    /** Similar addresses by missing path. */
    suggestions: z.record(z.string(), z.array(SimilarAddress)),
  }),
)
export const forgetMissing = endpoint('POST /manage/not-found/forget', Done)

export const listMissedSearches = endpoint(
  'GET /manage/missed-searches',
  z.object({ missedSearches: listOf(MissedSearch) }),
)
export const forgetMissedSearch = endpoint('POST /manage/missed-searches/forget', Done)

export const listPopularArticles = endpoint(
  'GET /manage/popular-articles',
  z.object({ popularArticles: listOf(PopularArticle) }),
)

export const listBrokenLinks = endpoint(
  'GET /manage/broken-links',
  z.object({ brokenLinks: listOf(BrokenLink), counts: z.record(z.string(), z.int().nonnegative()) }),
)
export const checkLink = endpoint('POST /manage/broken-links/check', Done)
