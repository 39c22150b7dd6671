import type { GraceTerms } from '#domain/auth/second-factor.ts'
import type { SecondFactorRule } from '#domain/office/second-factor-rule.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'

/** The grace period in days, and when the rule was introduced. */
export async function findSecondFactorRule(db: D1Database): Promise<SecondFactorRule> {
  const row = await db
    .prepare('SELECT grace_days AS graceDays, since FROM second_factor_rule')
    .first<SecondFactorRule>()
  if (!row) throw new Error('the table of the rule is empty')
  return row
}

/** The rule, and since when an account has its role (`null`: since it was created). */
export async function findGraceTerms(
  db: D1Database,
  accountId: string,
): Promise<GraceTerms & { roleSince: string | null }> {
  const row = await db
    .prepare(
      `SELECT rule.grace_days AS graceDays, rule.since AS since, accounts.role_since AS roleSince
       FROM second_factor_rule AS rule JOIN accounts ON accounts.id = ?`,
    )
    .bind(accountId)
    .first<GraceTerms & { roleSince: string | null }>()
  if (!row) throw new Error('there is no rule, or no account')
  return row
}

/** Changes the grace period, and audits it. `false`: it was not `from` any more. */
export async function saveGraceDays(
  db: D1Database,
  change: { graceDays: number; from: number; by: string; now: Date },
): Promise<boolean> {
  const { graceDays, from, by, now } = change
  const [changed] = await db.batch([
    db
      .prepare('UPDATE second_factor_rule SET grace_days = ?1 WHERE grace_days = ?2 RETURNING id')
      .bind(graceDays, from),
    auditIfChanged(db, {
      accountId: by,
      action: 'update',
      resource: 'second-factor',
      refId: null,
      before: { graceDays: from },
      after: { graceDays },
      at: now,
    }),
  ])
  return (changed?.results.length ?? 0) > 0
}

/** Restarts the grace period for everybody: sample people have no second factor, however old their database is. */
export async function restartGrace(db: D1Database, at: string): Promise<void> {
  await db.prepare('UPDATE second_factor_rule SET since = ?').bind(at).run()
}

/** The result of a check at the user pool. */
type CheckedFactor = { sessionId: string; accountId: string; subject: string; isOn: boolean }

/** Saves the result of a check. The absence of a second factor applies to every session of the same login. */
export async function saveSecondFactor(
  db: D1Database,
  { sessionId, accountId, subject, isOn }: CheckedFactor,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db.batch([
    db
      .prepare('UPDATE sessions SET second_factor = ?, second_factor_checked_at = ? WHERE id = ?')
      .bind(isOn ? 1 : 0, at, sessionId),
    ...(isOn
      ? []
      : [
          db
            .prepare(
              'UPDATE sessions SET second_factor = 0 WHERE account_id = ? AND subject = ? AND second_factor = 1',
            )
            .bind(accountId, subject),
        ]),
  ])
}

/** Records that the pool could not be reached, which delays the next check. */
export async function postponeSecondFactor(
  db: D1Database,
  sessionId: string,
  checkedAt: Date,
): Promise<void> {
  await db
    .prepare('UPDATE sessions SET second_factor_checked_at = ? WHERE id = ?')
    .bind(checkedAt.toISOString(), sessionId)
    .run()
}
