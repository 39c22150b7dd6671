import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import { canManage } from '#domain/account/role.ts'
import { type ContentReach, contentReach } from '#domain/content/reach.ts'
import { isPersonal } from '#domain/office/role-input.ts'
import type { AppEnv } from '../app-env.ts'
import type { Requester } from '../db/staff/reach.ts'
import { authorized } from './authorized.ts'
import type { MemberEnv } from './member.ts'
import { assertSecondFactor } from './second-factor.ts'

/** The variables of an allowed call: a member's, and the scope of the permission. */
export type AllowedEnv = MemberEnv & { Variables: { scope: Scope } }

/** The id of the account that owns the target of a call; `null` when it has no owner or does not exist. */
export type OwnerOf = (c: Context<AllowedEnv>) => string | null | Promise<string | null>

/** For calls about the member's own data only: creating it, and lists that the handler limits by `c.var.scope`. */
export const myself: OwnerOf = (c) => c.var.account.id

/** The account that a list is limited to: the member with the scope `own`, otherwise none (`null`). */
export const ownerIn = ({ var: { scope, account } }: Pick<Context<AllowedEnv>, 'var'>): string | null =>
  scope === 'own' ? account.id : null

/**
 * What a guard requires of a role, for the description of the API (worker/openapi): one of the actions. `null` where every
 * member may make the call about their own data.
 */
export type RequiredPermission = { actions: readonly Action[]; resource: Resource } | null

/** The refusal of content outside of a role's scope. */
export const forbidden = (): HTTPException =>
  new HTTPException(403, { message: 'この操作を行う権限がありません。' })

/**
 * The guard of `/v1`: passes members whose role has a permission for the action on the resource. It is closed by
 * default: without a permission the answer is 403, and a permission for one's own data (`own`) applies only where the
 * call names the owner. Throws 401 without a session.
 */
export const allow = (action: Action, resource: Resource, ownerOf?: OwnerOf) => {
  const byRole = !(ownerOf === myself && isPersonal({ action, resource, scope: 'own' }))
  const guard = createMiddleware<AllowedEnv>(async function allow(c, next) {
    const rule = async (env: Env) => {
      const scope = grantedScope(c.var.account.role.permissions, action, resource)
      if (!scope) throw forbidden()
      if (c.var.isOffice) await assertSecondFactor(c.req.raw, env, c.var)
      c.set('scope', scope)
      if (scope === 'own' && (await ownerOf?.(c)) !== c.var.account.id) throw forbidden()
    }
    await authorized(c, next, { byRole, rule })
  })
  return Object.assign(guard, { permission: byRole ? { actions: [action], resource } : null })
}

/** The variables of a call about content of all kinds: the kinds that the permission covers, and the owner. */
export type ReachEnv = MemberEnv & { Variables: { reach: ContentReach } }

/** The account of the caller and the content in its reach, in the shape that database queries take. */
export const requesterOf = ({ var: { account, reach } }: Pick<Context<ReachEnv>, 'var'>): Requester => ({
  accountId: account.id,
  reach,
})

/**
 * The guard of calls about content of all kinds: passes members whose role has one of the actions for some kind. The
 * handler limits its answers and writes by `c.var.reach`, so that a role for spots gets spots only.
 */
export const allowContent = (...actions: readonly [Action, ...Action[]]) => {
  const guard = createMiddleware<ReachEnv>(async function allowContent(c, next) {
    const rule = async (env: Env) => {
      const reach = contentReach(c.var.account.role.permissions, actions)
      if (!reach) throw forbidden()
      if (c.var.isOffice) await assertSecondFactor(c.req.raw, env, c.var)
      c.set('reach', reach)
    }
    await authorized(c, next, { byRole: true, rule })
  })
  return Object.assign(guard, { permission: { actions, resource: 'content' as const } })
}

/** Marks the calls below `/v1/manage`: their guards require a second factor, too. */
export const office = () =>
  createMiddleware<AppEnv>(async function office(c, next) {
    c.set('isOffice', true)
    await next()
  })

/**
 * The guard of the management area: passes members with any permission there (R10). `isEntrance`: also those without a
 * required second factor, who get its state.
 */
export const manager = ({ isEntrance = false } = {}) =>
  createMiddleware<MemberEnv>(async function manager(c, next) {
    const rule = async (env: Env) => {
      if (!canManage(c.var.account.role.permissions)) throw forbidden()
      if (!isEntrance) await assertSecondFactor(c.req.raw, env, c.var)
    }
    await authorized(c, next, { byRole: true, rule })
  })
