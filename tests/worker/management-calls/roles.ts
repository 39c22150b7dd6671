import type { ContentKind } from '#domain/content/kind.ts'
import { ROLES } from '../member-calls.ts'

/** Roles that an office creates: all permissions for one kind, and writing one's own content of one kind. */
export const LIMITED_ROLES = ['all of spots', 'own articles'] as const
export type LimitedRole = (typeof LIMITED_ROLES)[number]

/** Every role that calls the management API: the built-in ones, and those. */
export const OFFICE_ROLES = [...ROLES, ...LIMITED_ROLES] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]

/** The kind that each of them is limited to. */
export const KIND_OF: Record<LimitedRole, ContentKind> = {
  'all of spots': 'spot',
  'own articles': 'article-page',
}
