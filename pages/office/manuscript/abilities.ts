import type { Account } from '#domain/account/account.ts'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action } from '#domain/account/permission.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

/** What the account can do with a manuscript, for hiding unavailable actions. The server enforces permissions. */
export type Abilities = {
  update: boolean
  publish: boolean
  delete: boolean
  create: boolean
  /** Whether the account owns the manuscript. */
  isOwner: boolean
}

export const NO_ABILITIES: Abilities = {
  update: false,
  publish: false,
  delete: false,
  create: false,
  isOwner: false,
}

export function abilitiesOf(
  { id, role }: Pick<Account, 'id' | 'role'>,
  { kind, ownerId }: Pick<Manuscript, 'kind' | 'ownerId'>,
): Abilities {
  const can = (action: Action) => {
    const scope = grantedScope(role.permissions, action, kind)
    return scope === 'any' || (scope === 'own' && ownerId === id)
  }
  return {
    update: can('update'),
    publish: can('publish'),
    delete: can('delete'),
    create: grantedScope(role.permissions, 'create', kind) !== null,
    isOwner: ownerId === id,
  }
}
