import { type Granted, grantedScope } from '../account/granted-scope.ts'
import type { Action, Resource } from '../account/permission.ts'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'

// Without zod, so that management pages can import it early.

/** Error code of a refusal because the account has no second factor. */
export const SECOND_FACTOR_NEEDED = 'E12403'

/** Maximum grace period without a second factor, in days. */
export const MAX_GRACE_DAYS = 30

/** Permissions that change what readers see, or what other accounts may do. */
const CRITICAL_PERMISSIONS: readonly [Action, Resource][] = [
  ['publish', 'content'],
  ...ALL_CONTENT_KINDS.map((kind): [Action, Resource] => ['publish', kind]),
  ['publish', 'newsletter'],
  ['create', 'redirect'],
  ['update', 'redirect'],
  ['delete', 'redirect'],
  ['update', 'operations'],
  ['update', 'account'],
  ['update', 'role'],
]

/**
 * Whether a role with these permissions requires a second factor: it can publish content of any kind, or manage the
 * site or its accounts.
 */
export const needsSecondFactor = (permissions: readonly Granted[]): boolean =>
  CRITICAL_PERMISSIONS.some(([action, resource]) => grantedScope(permissions, action, resource) !== null)

/** Length of the grace period in days, and when the rule took effect. */
export type GraceTerms = { graceDays: number; since: string }

const DAY = 24 * 60 * 60 * 1000

/**
 * When an account's grace period ends: counted from the latest of the rule's start, the assignment of the role, and
 * the last change of the role.
 */
export const graceEnd = (
  { graceDays, since }: GraceTerms,
  role: { roleSince: string | null; roleUpdatedAt: string },
): Date => {
  const begins = [since, role.roleSince ?? since, role.roleUpdatedAt].map((moment) => Date.parse(moment))
  return new Date(Math.max(...begins) + graceDays * DAY)
}

/** `grace`: no second factor yet, but the grace period is running; `missing`: it is over. */
export type SecondFactorState = 'not-needed' | 'on' | 'grace' | 'missing'

/** Remaining days, rounded up. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / DAY))
