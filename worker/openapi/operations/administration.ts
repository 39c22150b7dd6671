import { z } from 'zod'
import { Role } from '#domain/account/role.ts'
import { listOf } from '#domain/api/envelope.ts'
import { ListedSession } from '#domain/auth/session.ts'
import { IsoDate } from '#domain/date/iso-date.ts'
import { AccessRecord } from '#domain/office/access-record.ts'
import { AuditRecord } from '#domain/office/audit-record.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { AccountDetails, ListedAccount } from '#domain/office/listed-account.ts'
import { SecondFactor, SecondFactorRule } from '#domain/office/second-factor-rule.ts'
import { Health } from '#domain/operations/health.ts'
import { ClientError, ErrorPlace, Operations, PageVitals } from '#domain/operations/operations.ts'
import { SwitchState } from '#domain/site/switches.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { Done, ShownRole } from '../answers.ts'
import { describe } from '../operation.ts'

const Accounts = z.object({ accounts: listOf(ListedAccount) })
const OneAccount = z.object({ account: AccountDetails })
const OneRole = z.object({ role: ShownRole })
const Rule = z.object({ secondFactorRule: SecondFactorRule })
const SwitchesAnswer = z.object({ state: SwitchState, build: z.string() })

/** A change based on a state: 409 with the current one if it is another by now, or where a rule forbids it. */
const CHANGE = { also: [409] }

/** People, roles, logs and operations. */
export const ADMINISTRATION_OPERATIONS = {
  ...describe(
    'GET /manage',
    'The staff account of the session: its role, its name and its second factor',
    z.object({
      accountId: Identifier,
      role: Role,
      person: Colleague.nullable(),
      ownName: z.string().nullable(),
      secondFactor: SecondFactor,
    }),
  ),
  ...describe('PUT /manage/name', 'Changes the name that colleagues see', z.object({ person: Colleague }), {
    also: [404],
  }),
  ...describe('GET /manage/accounts', 'The accounts of members, newest first', Accounts),
  ...describe('POST /manage/accounts/search', 'Finds an account by its mail address', Accounts),
  ...describe('GET /manage/accounts/:id', 'An account', OneAccount),
  ...describe('PUT /manage/accounts/:id/role', 'Changes the role of an account', OneAccount, CHANGE),
  ...describe(
    'GET /manage/accounts/:id/sessions',
    'The sessions of an account',
    z.object({ sessions: z.array(ListedSession) }),
  ),
  ...describe('DELETE /manage/accounts/:id/sessions', 'Ends all sessions of an account', Done, CHANGE),
  ...describe(
    'DELETE /manage/accounts/:id/sessions/:sessionId',
    'Ends a session of an account',
    Done,
    CHANGE,
  ),
  ...describe('GET /manage/roles', 'Roles with their permissions', z.object({ roles: listOf(ShownRole) })),
  ...describe('POST /manage/roles', 'Creates a role', OneRole, CHANGE),
  ...describe('PATCH /manage/roles/:id', 'Changes a role', OneRole, CHANGE),
  ...describe('DELETE /manage/roles/:id', 'Deletes a role that nobody has', Done, CHANGE),
  ...describe('GET /manage/second-factor-rule', 'The grace period for a second factor', Rule),
  ...describe('PUT /manage/second-factor-rule', 'Changes the grace period for a second factor', Rule, CHANGE),
  ...describe(
    'GET /manage/audit',
    'The audit log, newest first',
    z.object({ auditRecords: listOf(AuditRecord) }),
  ),
  ...describe(
    'GET /manage/audit/people',
    'The people of the audit log',
    z.object({ people: listOf(Colleague) }),
  ),
  ...describe(
    'GET /manage/audit/access',
    'Sign-ins, refusals, exports and changes of roles, newest first',
    z.object({ accessRecords: listOf(AccessRecord) }),
  ),
  ...describe('GET /manage/operations', 'The state of the site', z.object({ operations: Operations })),
  ...describe('GET /manage/operations/health', 'The health of the site', z.object({ health: Health })),
  ...describe(
    'GET /manage/operations/vitals',
    'The speed of pages as readers see it',
    z.object({ vitals: z.object({ since: IsoDate, list: z.array(PageVitals) }) }),
  ),
  ...describe(
    'GET /manage/operations/errors',
    'Errors of browsers',
    z.object({ errors: listOf(ClientError) }),
  ),
  ...describe(
    'GET /manage/operations/errors/:fingerprint',
    'An error of browsers with its places',
    z.object({ error: ClientError, places: z.array(ErrorPlace) }),
  ),
  ...describe(
    'PUT /manage/operations/errors/:fingerprint/resolution',
    'Marks an error as resolved, or as open',
    Done,
  ),
  ...describe('GET /manage/switches', 'The switches of maintenance mode', SwitchesAnswer),
  ...describe(
    'PUT /manage/switches',
    'Changes the switches of maintenance mode',
    SwitchesAnswer.extend({ isSynced: z.boolean() }),
    CHANGE,
  ),
}
