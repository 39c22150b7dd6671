import type { Account } from '#domain/account/account.ts'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action } from '#domain/account/permission.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'

/** What one person may do with one manuscript. What is not among it is not offered; the server decides all the same. */
export type Abilities = {
  update: boolean
  publish: boolean
  delete: boolean
  create: boolean
  /** Whether it is theirs. */
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
  const may = (action: Action) => {
    const scope = grantedScope(role.permissions, action, kind)
    return scope === 'any' || (scope === 'own' && ownerId === id)
  }
  return {
    update: may('update'),
    publish: may('publish'),
    delete: may('delete'),
    create: grantedScope(role.permissions, 'create', kind) !== null,
    isOwner: ownerId === id,
  }
}
