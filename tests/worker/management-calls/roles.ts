import type { Action } from '#domain/account/permission.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Grant } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { ROLES } from '../member-calls.ts'
import { asAdmin, type Office } from './office.ts'

/** Roles that an office creates: all permissions for one kind, and writing one's own content of one kind. */
export const LIMITED_ROLES = ['all of spots', 'own articles'] as const
type LimitedRole = (typeof LIMITED_ROLES)[number]

/** Every role that calls the management API: the built-in ones, and those. */
export const OFFICE_ROLES = [...ROLES, ...LIMITED_ROLES] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]

/** The kind that each of them is limited to. */
export const KIND_OF: Record<LimitedRole, ContentKind> = {
  'all of spots': 'spot',
  'own articles': 'article-page',
}

const writing: readonly Action[] = ['create', 'read', 'update', 'delete']
const GRANTS: Record<LimitedRole, readonly Grant[]> = {
  'all of spots': [{ action: 'manage', resource: KIND_OF['all of spots'], scope: 'any' }],
  'own articles': writing.map((action) => ({ action, resource: KIND_OF['own articles'], scope: 'own' })),
}

/** Creates the roles that the site lacks, by the API. */
export const makeLimitedRoles = async (office: Office): Promise<void> => {
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const names = roles.list.map(({ name }: { name: string }) => name)
  for (const name of LIMITED_ROLES.filter((role) => !names.includes(role)))
    await asAdmin(office, 'POST /manage/roles', {
      id: randomIdentifier(),
      name,
      description: '',
      grants: GRANTS[name],
    })
}
