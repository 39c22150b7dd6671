import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { grantedScope } from '#domain/account/granted-scope.ts'
import { type Action, mayManage, type Resource, type Scope } from '#domain/account/permission.ts'
import { type ContentReach, contentReach } from '#domain/content/reach.ts'
import { isPersonal } from '#domain/office/role-input.ts'
import type { AppEnv } from '../app-env.ts'
import type { Whose } from '../db/staff/reach.ts'
import { judged } from './judged.ts'
import type { MemberEnv } from './member.ts'
import { assertSecondFactor } from './second-factor.ts'

/** What a call that was allowed finds: a member's variables, and how far the permission reaches. */
export type AllowedEnv = MemberEnv & { Variables: { scope: Scope } }

/** The id of the account that owns what a call is about; `null` when nobody does or it does not exist. */
export type OwnerOf = (c: Context<AllowedEnv>) => string | null | Promise<string | null>

/**
 * For calls that can only be about the member's own: what is made now, and lists that the handler itself limits by
 * `c.var.scope`.
 */
export const myself: OwnerOf = (c) => c.var.account.id

/** Whose things a list is limited to: the member's own with the scope `own`, else nobody's (`null`). */
export const ownerIn = ({ var: { scope, account } }: Pick<Context<AllowedEnv>, 'var'>): string | null =>
  scope === 'own' ? account.id : null

/** The refusal of what a role does not reach. */
export const forbidden = (): HTTPException =>
  new HTTPException(403, { message: 'この操作を行う権限がありません。' })

/**
 * The one gate of `/v1`: passes members whose role has a permission for the action on the resource. It is closed by
 * default: whatever no permission names is 403, and a permission for what is one's own (`own`) counts only where the
 * call says whose the thing is. Throws 401 without a session.
 */
export const allow = (action: Action, resource: Resource, ownerOf?: OwnerOf) =>
  createMiddleware<AllowedEnv>(async function allow(c, next) {
    const byRole = !(ownerOf === myself && isPersonal({ action, resource, scope: 'own' }))
    const rule = async (env: Env) => {
      const scope = grantedScope(c.var.account.role.permissions, action, resource)
      if (!scope) throw forbidden()
      if (c.var.isOffice) await assertSecondFactor(c.req.raw, env, c.var)
      c.set('scope', scope)
      if (scope === 'own' && (await ownerOf?.(c)) !== c.var.account.id) throw forbidden()
    }
    await judged(c, next, { byRole, rule })
  })

/** What a call about content of all kinds finds: the kinds that the permission reaches, and whose. */
export type ReachEnv = MemberEnv & { Variables: { reach: ContentReach } }

/** Who asks, and which content they reach, as the database limits its answers by it. */
export const whoseOf = ({ var: { account, reach } }: Pick<Context<ReachEnv>, 'var'>): Whose => ({
  accountId: account.id,
  reach,
})

/**
 * The gate of what is about content of all kinds: passes members whose role may do one of the actions with some kind.
 * The handler limits what it tells and does by `c.var.reach`, so that a role about spots alone learns of spots alone.
 */
export const allowContent = (...actions: readonly [Action, ...Action[]]) =>
  createMiddleware<ReachEnv>(async function allowContent(c, next) {
    const rule = async (env: Env) => {
      const reach = contentReach(c.var.account.role.permissions, actions)
      if (!reach) throw forbidden()
      if (c.var.isOffice) await assertSecondFactor(c.req.raw, env, c.var)
      c.set('reach', reach)
    }
    await judged(c, next, { byRole: true, rule })
  })

/** Marks the calls below `/v1/manage`: their gates ask for a second factor, too. */
export const office = () =>
  createMiddleware<AppEnv>(async function office(c, next) {
    c.set('isOffice', true)
    await next()
  })

/**
 * The door of the management area: passes members who have something to do there (R10). `isEntrance`: also those who
 * lack the second factor that it needs, to be told so.
 */
export const manager = ({ isEntrance = false } = {}) =>
  createMiddleware<MemberEnv>(async function manager(c, next) {
    const rule = async (env: Env) => {
      if (!mayManage(c.var.account.role.permissions)) throw forbidden()
      if (!isEntrance) await assertSecondFactor(c.req.raw, env, c.var)
    }
    await judged(c, next, { byRole: true, rule })
  })
