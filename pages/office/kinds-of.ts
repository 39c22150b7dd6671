import type { Action } from '#domain/account/permission.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Staff } from './useStaff.ts'

/** Articles first: they are what an office writes every day. */
const KINDS: readonly ContentKind[] = [
  'article-page',
  ...ALL_CONTENT_KINDS.filter((kind) => kind !== 'article-page'),
]

/** The kinds of content that a role may do something with, in the order of the office. */
export const kindsOf = (staff: Pick<Staff, 'may'>, action: Action): readonly ContentKind[] =>
  KINDS.filter((kind) => staff.may(action, kind) !== null)
