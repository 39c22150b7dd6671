import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { ContentReach } from '#domain/content/reach.ts'
import type { Condition } from '../manuscripts/conditions.ts'

/** Who asks, and which manuscripts they reach. */
export type Whose = { accountId: string; reach: ContentReach }

/** Names of this code, never what somebody wrote. */
const among = (kinds: readonly ContentKind[]): string => `(${kinds.map((kind) => `'${kind}'`).join(', ')})`

/** Whether everything there is of some kinds is reached. */
export const isWhole = ({ reach }: Whose, kinds: readonly ContentKind[] = ALL_CONTENT_KINDS): boolean =>
  kinds.every((kind) => reach.any.includes(kind))

/** The kinds of which something is reached. */
export const reachedKinds = ({ reach }: Whose): ContentKind[] =>
  ALL_CONTENT_KINDS.filter((kind) => reach.any.includes(kind) || reach.own.includes(kind))

/** What is reached of the manuscripts `m`, where the account is bound as `account`: `?1`. */
export function reachSql(
  whose: Whose,
  account: string,
  kinds: readonly ContentKind[] = ALL_CONTENT_KINDS,
): string {
  const any = kinds.filter((kind) => whose.reach.any.includes(kind))
  const own = kinds.filter((kind) => whose.reach.own.includes(kind))
  if (any.length === kinds.length) return `${account} IS NOT NULL`
  if (own.length === kinds.length) return `m.owner_id = ${account}`
  return `(m.kind IN ${among(any)} OR (m.owner_id = ${account} AND m.kind IN ${among(own)}))`
}

/** The same as a condition of a list; none when everything of the kinds is reached. */
export const reachConditions = (whose: Whose, kinds?: readonly ContentKind[]): Condition[] =>
  isWhole(whose, kinds) ? [] : [{ sql: reachSql(whose, '?', kinds), binds: [whose.accountId] }]
