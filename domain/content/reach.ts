import { type Granted, grantedScope } from '../account/granted-scope.ts'
import type { Action } from '../account/permission.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from './kind.ts'

/** The kinds of content that a role reaches: of some everybody's, of some only one's own. */
export type ContentReach = { any: readonly ContentKind[]; own: readonly ContentKind[] }

/** How far these permissions reach among all kinds for any of some actions; `null` when they reach none. */
export function contentReach(
  permissions: readonly Granted[],
  actions: readonly Action[],
): ContentReach | null {
  const scopesOf = (kind: ContentKind) => actions.map((action) => grantedScope(permissions, action, kind))
  const any = ALL_CONTENT_KINDS.filter((kind) => scopesOf(kind).includes('any'))
  const own = ALL_CONTENT_KINDS.filter((kind) => !any.includes(kind) && scopesOf(kind).includes('own'))
  return any.length + own.length > 0 ? { any, own } : null
}

/** What a list of one kind reaches. */
export const reachOfKind = (kind: ContentKind, scope: 'own' | 'any'): ContentReach =>
  scope === 'any' ? { any: [kind], own: [] } : { any: [], own: [kind] }
