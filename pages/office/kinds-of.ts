import type { Action } from '#domain/account/permission.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { ARTICLES_FIRST } from '#domain/content/kind-lists.ts'
import type { Staff } from './useStaff.ts'

/** The kinds of content that a role has any permission for, in the order of the management area. */
export const kindsOf = (staff: Pick<Staff, 'can'>, action: Action): readonly ContentKind[] =>
  ARTICLES_FIRST.filter((kind) => staff.can(action, kind) !== null)
