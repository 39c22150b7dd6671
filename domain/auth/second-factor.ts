import { type Granted, grantedScope } from '../account/granted-scope.ts'
import type { Action, Resource } from '../account/permission.ts'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'

// Without schemas: the office's pages read it before anything brings zod.

/** The code of a refusal that a second factor would lift. */
export const SECOND_FACTOR_NEEDED = 'E12403'

/** How long people may work without one at most, in days. */
export const MAX_GRACE_DAYS = 30

/** What changes the site for its readers, or what others may do. */
const POWERS: readonly [Action, Resource][] = [
  ['publish', 'content'],
  ...ALL_CONTENT_KINDS.map((kind): [Action, Resource] => ['publish', kind]),
  ['update', 'redirect'],
  ['update', 'operations'],
  ['update', 'account'],
  ['update', 'role'],
]

/**
 * Whether a role with these permissions works with a second factor only: whoever may publish any kind of content, and
 * whoever rules over the site or its people without publishing anything.
 */
export const needsSecondFactor = (permissions: readonly Granted[]): boolean =>
  POWERS.some(([action, resource]) => grantedScope(permissions, action, resource) !== null)

/** How many days are given, and since when there is the rule. */
export type GraceTerms = { graceDays: number; since: string }

const DAY = 24 * 60 * 60 * 1000

/**
 * When the grace of an account ends: counted from the rule, from when the account got its role, or from when the role
 * became what it is, whichever was last.
 */
export const graceEnd = (
  { graceDays, since }: GraceTerms,
  role: { roleSince: string | null; roleUpdatedAt: string },
): Date => {
  const begins = [since, role.roleSince ?? since, role.roleUpdatedAt].map((moment) => Date.parse(moment))
  return new Date(Math.max(...begins) + graceDays * DAY)
}

/** `grace`: there is none yet, and some days are left; `missing`: none are. */
export type SecondFactorState = 'not-needed' | 'on' | 'grace' | 'missing'

/** The days that are left, the last one counted as a whole. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / DAY))
