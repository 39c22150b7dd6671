import type { Granted } from '#domain/account/granted-scope.ts'
import { type GraceTerms, graceEnd, needsSecondFactor } from '#domain/auth/second-factor.ts'
import type { ListedSecondFactor } from '#domain/office/listed-account.ts'

type Person = { id: string; roleId: string }
type GrantRow = Granted & { roleId: string; roleUpdatedAt: string }
type MemberRow = { id: string; roleSince: string | null; secondFactor: number | null }

const listed = (
  member: MemberRow,
  terms: GraceTerms,
  roleUpdatedAt: string,
  now: Date,
): ListedSecondFactor => {
  if (member.secondFactor === 1) return 'on'
  if (graceEnd(terms, { roleSince: member.roleSince, roleUpdatedAt }) > now) return 'grace'
  return member.secondFactor === 0 ? 'missing' : 'unknown'
}

/** The last result of each login by password, the only one that can have a second factor. */
const SELECT_MEMBERS = `SELECT accounts.id AS id, accounts.role_since AS roleSince,
    (SELECT session.second_factor FROM sessions AS session JOIN account_auths AS auth ON auth.uuid = session.subject
     WHERE session.account_id = accounts.id AND session.second_factor IS NOT NULL AND auth.provider = 'Cognito'
     ORDER BY session.second_factor_checked_at DESC LIMIT 1) AS secondFactor
  FROM accounts WHERE accounts.id IN (SELECT value FROM json_each(?))`

/** The state of the second factor of these accounts, without those that need none. */
export async function listSecondFactors(
  db: D1Database,
  people: readonly Person[],
  now: Date,
): Promise<Map<string, ListedSecondFactor>> {
  const [grants, rules] = await db.batch([
    db
      .prepare(
        `SELECT roles.id AS roleId, roles.updated_at AS roleUpdatedAt, action, resource, scope
         FROM roles JOIN permissions ON permissions.role_id = roles.id
         WHERE roles.id IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify([...new Set(people.map(({ roleId }) => roleId))])),
    db.prepare('SELECT grace_days AS graceDays, since FROM second_factor_rule'),
  ])
  const rows = (grants?.results ?? []) as GrantRow[]
  const [terms] = (rules?.results ?? []) as GraceTerms[]
  const grantsOf = (roleId: string) => rows.filter((row) => row.roleId === roleId)
  const needing = people.filter(({ roleId }) => needsSecondFactor(grantsOf(roleId)))
  if (needing.length === 0 || !terms) return new Map()
  const { results } = await db
    .prepare(SELECT_MEMBERS)
    .bind(JSON.stringify(needing.map(({ id }) => id)))
    .all<MemberRow>()
  const updatedAt = new Map(
    needing.map(({ id, roleId }) => [id, grantsOf(roleId)[0]?.roleUpdatedAt ?? terms.since]),
  )
  return new Map(
    results.map((member) => [member.id, listed(member, terms, updatedAt.get(member.id) ?? terms.since, now)]),
  )
}
