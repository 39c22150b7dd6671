import { z } from 'zod'
import { grantedScope } from '../account/granted-scope.ts'
import { Action, Resource, Scope } from '../account/permission.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { requiredText } from '../text/text-rules.ts'

/** The roles that come with the site. They stay as they are, so that what each one may do is known everywhere. */
export const DEFAULT_ROLES = ['member', 'contributor', 'editor', 'publisher', 'admin', 'support'] as const

/** Whether a role came with the site, by its name. */
export const isDefaultRole = (name: string): boolean => (DEFAULT_ROLES as readonly string[]).includes(name)

/** What they are called on the page. */
const ROLE_LABELS: Record<(typeof DEFAULT_ROLES)[number], string> = {
  member: '会員',
  contributor: '寄稿者',
  editor: '編集者',
  publisher: '公開責任者',
  admin: '管理者',
  support: 'サポート担当',
}

/** The Japanese name of a role; one that the office made is called as it was named. */
export const roleLabel = (name: string): string => (ROLE_LABELS as Record<string, string>)[name] ?? name

export const Grant = z.strictObject({ action: Action, resource: Resource, scope: Scope })
export type Grant = z.infer<typeof Grant>

const hasEachOnce = (grants: readonly Grant[]): boolean =>
  new Set(grants.map(({ action, resource }) => `${action} ${resource}`)).size === grants.length

/** What members may do with what is theirs, whatever their role. It is nobody's to give or take. */
const PERSONAL: readonly string[] = ['guide', 'action', 'favorite', 'history', 'account-auth']

/** Leaving, and reading what is held about oneself, are everybody's right as well. */
export const isPersonal = ({ action, resource, scope }: Grant): boolean =>
  PERSONAL.includes(resource) ||
  (resource === 'account' && scope === 'own' && (action === 'read' || action === 'delete'))

const EVERYONES_GRANTS: readonly Grant[] = [
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

/** A role that the office makes. */
export const NewRole = z.strictObject({
  id: Identifier,
  name,
  description: z.string().trim().max(200),
  grants: Grants,
})
export type NewRole = z.infer<typeof NewRole>

/** What it is changed to; `updatedAt` is of the role that was looked at. */
export const RoleChange = NewRole.omit({ id: true }).extend({ updatedAt: IsoDateTime })
export type RoleChange = z.infer<typeof RoleChange>

/** What a role may do in the office, without what everybody may. */
export const officeGrants = (grants: readonly Grant[]): Grant[] =>
  grants
    .filter((grant) => !isPersonal(grant))
    .map(({ action, resource, scope }) => ({ action, resource, scope }))

/** All that is stored for a role: what everybody may, widened where the office says so. */
export function storedGrants(grants: readonly Grant[]): Grant[] {
  const given = new Set(grants.map(({ action, resource }) => `${action} ${resource}`))
  return [
    ...grants,
    ...EVERYONES_GRANTS.filter(({ action, resource }) => !given.has(`${action} ${resource}`)),
  ]
}

/** Whether everything in `wanted` is covered by `own`: nobody gives away more than they have. */
export const mayGive = (own: readonly Grant[], wanted: readonly Grant[]): boolean =>
  wanted.every(({ action, resource, scope }) => {
    const actions = action === 'manage' ? Action.options : [action]
    return actions.every((one) => {
      const reach = grantedScope(own, one, resource)
      return reach === 'any' || reach === scope
    })
  })
