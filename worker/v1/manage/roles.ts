import type { Context } from 'hono'
import { Hono } from 'hono'
import {
  canGrant,
  type Grant,
  isDefaultRole,
  NewRole,
  officeGrants,
  RoleChange,
} from '#domain/office/role-input.ts'
import type { AppEnv } from '../../app-env.ts'
import type { AllowedEnv } from '../../auth/allow.ts'
import { allow } from '../../auth/allow.ts'
import { freshSignIn } from '../../auth/fresh-sign-in.ts'
import {
  type CountedRole,
  findRole,
  listRoles,
  MAX_ROLES,
  makeRole,
  removeRole,
  saveRole,
} from '../../db/staff/editable-roles.server.ts'
import { conflict, notFound, ok, wrongField } from '../answer.ts'
import { body } from '../body.ts'

/** A role in the list of roles. */
const shown = ({ role, accounts }: CountedRole) => ({
  id: role.id,
  name: role.name,
  description: role.description,
  isDefault: isDefaultRole(role.name),
  accounts,
  grants: officeGrants(role.permissions),
  updatedAt: role.updatedAt,
})

type C = Context<AllowedEnv>

const mine = (c: C): readonly Grant[] => c.var.account.role.permissions

function assertCanGrant(c: C, grants: readonly Grant[]): void {
  if (!canGrant(mine(c), grants))
    throw wrongField(c, 'grants', '自分が持たない権限は、役割に加えられません。')
}

/** An editable role without permissions beyond the caller's. */
async function changeable(c: C): Promise<CountedRole> {
  const found = await findRole(c.env.DB, c.req.param('id') ?? '')
  if (!found) throw notFound(c, '役割が見つかりません。')
  if (isDefaultRole(found.role.name))
    throw conflict(c, 'はじめからある役割は変更できません。複製して、新しい役割を作ってください。')
  if (found.role.id === c.var.account.roleId)
    throw conflict(c, '自分の役割の権限は変更できません。ほかの管理者に依頼してください。')
  if (!canGrant(mine(c), found.role.permissions))
    throw conflict(c, '自分より権限の多い役割は、変更できません。')
  return found
}

const before = ({ role }: CountedRole) => ({
  name: role.name,
  description: role.description,
  grants: officeGrants(role.permissions),
})

/** `/v1/manage/roles`: the permissions of roles. Built-in ones cannot be changed. */
export const manageRoles = new Hono<AppEnv>()
  .get('/', allow('read', 'role'), async (c) => {
    const list = (await listRoles(c.env.DB)).map(shown)
    return c.json(ok({ roles: { list, meta: { total: list.length, limit: MAX_ROLES } } }))
  })
  .post('/', allow('create', 'role'), freshSignIn(), body(NewRole), async (c) => {
    const role = c.req.valid('json')
    assertCanGrant(c, role.grants)
    const isMade = await makeRole(c.env.DB, role, c.var.account.id, new Date())
    const roles = await listRoles(c.env.DB)
    const found = roles.find((one) => one.role.id === role.id)
    // A repeated request finds the role that the first one created.
    if (!isMade && roles.some((one) => one.role.name === role.name && one !== found))
      throw wrongField(c, 'name', '同じ名前の役割があります。')
    if (!isMade && !found && roles.length >= MAX_ROLES)
      throw conflict(c, `役割は${MAX_ROLES}までです。使っていない役割を削除してください。`)
    if (!isMade && found?.role.name !== role.name) throw wrongField(c, 'name', '同じ名前の役割があります。')
    if (!found) throw notFound(c)
    return c.json(ok({ role: shown(found) }))
  })
  .patch('/:id', allow('update', 'role'), freshSignIn(), body(RoleChange), async (c) => {
    const change = c.req.valid('json')
    const found = await changeable(c)
    assertCanGrant(c, change.grants)
    const isTaken = (await listRoles(c.env.DB)).some(
      ({ role }) => role.name === change.name && role.id !== found.role.id,
    )
    if (isTaken) throw wrongField(c, 'name', '同じ名前の役割があります。')
    const isSaved = await saveRole(
      c.env.DB,
      found.role.id,
      change,
      before(found),
      c.var.account.id,
      new Date(),
    )
    const present = await findRole(c.env.DB, found.role.id)
    if (!present) throw notFound(c, '役割が見つかりません。')
    if (!isSaved) throw conflict(c, 'ほかの管理者が、先に変更しました。', { role: shown(present) })
    return c.json(ok({ role: shown(present) }))
  })
  .delete('/:id', allow('delete', 'role'), freshSignIn(), async (c) => {
    const found = await changeable(c)
    const isGone = await removeRole(c.env.DB, found.role, before(found), c.var.account.id, new Date())
    if (!isGone)
      throw conflict(c, 'この役割の会員がいるため、削除できません。先に、ほかの役割を割り当ててください。')
    return c.json(ok({ result: true }))
  })
