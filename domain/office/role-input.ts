import { z } from 'zod'
import { grantedScope } from '../account/granted-scope.ts'
import { Action, Resource, Scope } from '../account/permission.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { requiredText } from '../text/text-rules.ts'

/** Built-in roles. They cannot be changed, so that their permissions are known everywhere. */
export const DEFAULT_ROLES = ['member', 'contributor', 'editor', 'publisher', 'admin', 'support'] as const

/** Whether a role is built in, by name. */
export const isDefaultRole = (name: string): boolean => (DEFAULT_ROLES as readonly string[]).includes(name)

/** Japanese names of the built-in roles. */
const ROLE_LABELS: Record<(typeof DEFAULT_ROLES)[number], string> = {
  member: '会員',
  contributor: '寄稿者',
  editor: '編集者',
  publisher: '公開責任者',
  admin: '管理者',
  support: 'サポート担当',
}

/** The Japanese name of a role; custom roles have their own name. */
export const roleLabel = (name: string): string => (ROLE_LABELS as Record<string, string>)[name] ?? name

export const Grant = z.strictObject({ action: Action, resource: Resource, scope: Scope })
export type Grant = z.infer<typeof Grant>

const hasEachOnce = (grants: readonly Grant[]): boolean =>
  new Set(grants.map(({ action, resource }) => `${action} ${resource}`)).size === grants.length

/** Permissions of all members on their own resources, regardless of role. They can be neither granted nor revoked. */
const PERSONAL: readonly string[] = ['guide', 'action', 'favorite', 'history', 'account-auth']

/** Deleting one's account and reading one's own data are allowed for every member as well. */
export const isPersonal = ({ action, resource, scope }: Grant): boolean =>
  PERSONAL.includes(resource) ||
  (resource === 'account' && scope === 'own' && (action === 'read' || action === 'delete'))

const PERSONAL_GRANTS: readonly Grant[] = [
  ...(['guide', 'action', 'favorite', 'history'] as const).map(
    (resource): Grant => ({ action: 'manage', resource, scope: 'own' }),
  ),
  ...(['read', 'create', 'delete'] as const).map(
    (action): Grant => ({ action, resource: 'account-auth', scope: 'own' }),
  ),
  { action: 'read', resource: 'account', scope: 'own' },
  { action: 'delete', resource: 'account', scope: 'own' },
]

const Grants = z
  .array(Grant)
  .max(120)
  .refine(hasEachOnce, '同じ権限が二度指定されています。')
  .refine((grants) => !grants.some(({ resource }) => PERSONAL.includes(resource)), {
    message: '会員本人の権限は、役割では変更できません。',
  })

const name = requiredText({ max: 30 }).refine((text) => !isDefaultRole(text), {
  message: 'はじめからある役割と同じ名前は使えません。',
})

/** A custom role. */
export const NewRole = z.strictObject({
  id: Identifier,
  name,
  description: z.string().trim().max(200),
  grants: Grants,
})
export type NewRole = z.infer<typeof NewRole>

/** A change of a role; `updatedAt` is the optimistic lock. */
export const RoleChange = NewRole.omit({ id: true }).extend({ updatedAt: IsoDateTime })
export type RoleChange = z.infer<typeof RoleChange>

/** The management permissions of a role, without the personal ones. */
export const officeGrants = (grants: readonly Grant[]): Grant[] =>
  grants
    .filter((grant) => !isPersonal(grant))
    .map(({ action, resource, scope }) => ({ action, resource, scope }))

/** All permissions stored for a role: the personal ones, widened where the role grants more. */
export function storedGrants(grants: readonly Grant[]): Grant[] {
  const given = new Set(grants.map(({ action, resource }) => `${action} ${resource}`))
  return [...grants, ...PERSONAL_GRANTS.filter(({ action, resource }) => !given.has(`${action} ${resource}`))]
}

/** Whether `own` covers everything in `wanted`: a role administrator cannot grant more than they have. */
export const canGrant = (own: readonly Grant[], wanted: readonly Grant[]): boolean =>
  wanted.every(({ action, resource, scope }) => {
    const actions = action === 'manage' ? Action.options : [action]
    return actions.every((one) => {
      const reach = grantedScope(own, one, resource)
      return reach === 'any' || reach === scope
    })
  })
