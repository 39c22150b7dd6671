import { type Granted, grantedScope } from '../account/granted-scope.ts'
import type { Action } from '../account/permission.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from './kind.ts'

/** The kinds of content a role can access: all entries of some kinds, only its own entries of others. */
export type ContentReach = { any: readonly ContentKind[]; own: readonly ContentKind[] }

/** The kinds these permissions grant for any of the given actions; `null` when there are none. */
export function contentReach(
  permissions: readonly Granted[],
  actions: readonly Action[],
): ContentReach | null {
  const scopesOf = (kind: ContentKind) => actions.map((action) => grantedScope(permissions, action, kind))
  const any = ALL_CONTENT_KINDS.filter((kind) => scopesOf(kind).includes('any'))
  const own = ALL_CONTENT_KINDS.filter((kind) => !any.includes(kind) && scopesOf(kind).includes('own'))
  return any.length + own.length > 0 ? { any, own } : null
}

/** The reach of a list of one kind. */
export const reachOfKind = (kind: ContentKind, scope: 'own' | 'any'): ContentReach =>
  scope === 'any' ? { any: [kind], own: [] } : { any: [], own: [kind] }
