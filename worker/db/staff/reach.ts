import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { ContentReach } from '#domain/content/reach.ts'

/** The caller, and the manuscripts within their reach. */
export type Requester = { accountId: string; reach: ContentReach }

/** Constants of the code, no user input. */
const among = (kinds: readonly ContentKind[]): string => `(${kinds.map((kind) => `'${kind}'`).join(', ')})`

/** Whether all content of some kinds is within reach. */
export const reachesAll = (
  { reach }: Requester,
  kinds: readonly ContentKind[] = ALL_CONTENT_KINDS,
): boolean => kinds.every((kind) => reach.any.includes(kind))

/** The kinds with content within reach. */
export const reachedKinds = ({ reach }: Requester): ContentKind[] =>
  ALL_CONTENT_KINDS.filter((kind) => reach.any.includes(kind) || reach.own.includes(kind))

/** The condition of the caller's reach over the manuscripts `m`, with the account bound as `account`: `?1`. */
export function reachSql(
  requester: Requester,
  account: string,
  kinds: readonly ContentKind[] = ALL_CONTENT_KINDS,
): string {
  const any = kinds.filter((kind) => requester.reach.any.includes(kind))
  const own = kinds.filter((kind) => requester.reach.own.includes(kind))
  if (any.length === kinds.length) return `${account} IS NOT NULL`
  if (own.length === kinds.length) return `m.owner_id = ${account}`
  return `(m.kind IN ${among(any)} OR (m.owner_id = ${account} AND m.kind IN ${among(own)}))`
}
