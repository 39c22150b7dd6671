import { Hono } from 'hono'
import { z } from 'zod'
import { startOfJapaneseDay } from '#domain/date/date.ts'
import { IsoDate } from '#domain/date/iso-date.ts'
import { addDays } from '#domain/date/japan-time.ts'
import type { ListedAccount } from '#domain/office/listed-account.ts'
import { canGrant, roleLabel } from '#domain/office/role-input.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { mailDigest } from '../../auth/digest.ts'
import { freshSignIn } from '../../auth/fresh-sign-in.ts'
import { homeOrMoving } from '../../auth/home.ts'
import { bringIntoOffice } from '../../auth/move-account.ts'
import { memberDatabases } from '../../db/members/databases.ts'
import { findRole } from '../../db/staff/editable-roles.server.ts'
import {
  type AccountFilter,
  type AccountPosition,
  changeRole,
  findAccountDetails,
  listAccounts,
} from '../../db/staff/listed-accounts.server.ts'
import { conflict, notFound, ok, wrongField } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'

const Limit = z.coerce.number().int().min(1).max(100).default(50)

const AccountQuery = z.strictObject({
  id: z
    .string()
    .regex(/^a[0-9a-f-]{3,35}$/, 'IDは、先頭から4文字以上の半角英数字で入力してください。')
    .optional(),
  role: z.string().max(30).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  limit: Limit,
  cursor: Cursor.optional(),
})

/** An email address is sent in the body, never in a URL, which is logged. */
const MailQuery = z.strictObject({ mail: z.email().max(254) })

const RoleChoice = z.strictObject({ roleId: Identifier, from: Identifier })

const newestFirst = (one: ListedAccount, other: ListedAccount): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

/** One page of the accounts of all databases: each gives as many as are shown. */
async function page(
  env: Env,
  filter: AccountFilter,
  paging: { limit: number; after?: AccountPosition | undefined },
) {
  const { limit } = paging
  const found = await Promise.all(memberDatabases(env).map((db) => listAccounts(db, filter, paging)))
  const all = found.flatMap(({ list }) => list).toSorted(newestFirst)
  const list: ListedAccount[] = all.slice(0, limit)
  const last = list.at(-1)
  const isMore = all.length > limit || found.some(({ next }) => next !== undefined)
  const meta = {
    total: found.reduce((sum, { total }) => sum + total, 0),
    limit,
    ...(isMore && last && { cursor: encodeCursor([last.createdAt, last.id]) }),
  }
  return { accounts: { list, meta } }
}

/** An account and its database, or `null`. */
async function detailsOf(env: Env, id: string) {
  const home = await homeOrMoving(env, id)
  const account = home && (await findAccountDetails(home, id))
  return account && { account, home }
}

/**
 * `/v1/manage/accounts`: the accounts of members, with permission to read all. Nobody changes their own role, grants
 * more than they have, or changes the role of the last administrator.
 */
export const manageAccounts = new Hono<AppEnv>()
  .get('/', allow('read', 'account'), query(AccountQuery), async (c) => {
    const { from, to, limit, cursor, ...filter } = c.req.valid('query')
    const days = { from: from && startOfJapaneseDay(from), until: to && startOfJapaneseDay(addDays(to, 1)) }
    return c.json(
      ok(
        await page(
          c.env,
          { ...filter, ...(days as object) },
          { limit, after: cursor && [String(cursor[0]), cursor[1]] },
        ),
      ),
    )
  })
  .post('/search', allow('read', 'account'), body(MailQuery), async (c) => {
    const digest = await mailDigest(c.req.valid('json').mail)
    return c.json(ok(await page(c.env, { mailDigest: digest }, { limit: 50 })))
  })
  .get('/:id', allow('read', 'account'), async (c) => {
    const { account } = (await detailsOf(c.env, c.req.param('id'))) ?? {}
    if (!account) throw notFound(c, '会員が見つかりません。退会した可能性があります。')
    return c.json(ok({ account: { ...account, isSelf: account.id === c.var.account.id } }))
  })
  .put('/:id/role', allow('update', 'account'), freshSignIn(), body(RoleChoice), async (c) => {
    const { roleId, from } = c.req.valid('json')
    const { account: me } = c.var
    const [found, role] = await Promise.all([detailsOf(c.env, c.req.param('id')), findRole(c.env.DB, roleId)])
    const { account, home } = found ?? {}
    if (!account || !home) throw notFound(c, '会員が見つかりません。退会した可能性があります。')
    if (!role) throw wrongField(c, 'roleId', '選んだ役割は、もうありません。')
    if (account.id === me.id)
      throw conflict(c, '自分の役割は変更できません。ほかの管理者に依頼してください。')
    if (!canGrant(me.role.permissions, role.role.permissions))
      throw wrongField(c, 'roleId', '自分が持たない権限のある役割は、割り当てられません。')
    // The former role that is judged is the one that is replaced.
    if (account.roleId !== from && account.roleId !== roleId)
      throw conflict(c, 'ほかの管理者が、先に役割を変更しました。', {
        account: { ...account, isSelf: false },
      })
    const former = await findRole(c.env.DB, account.roleId)
    if (former && !canGrant(me.role.permissions, former.role.permissions))
      throw conflict(c, '自分より権限の多い会員の役割は、変更できません。')
    const names = { before: roleLabel(account.roleName), after: roleLabel(role.role.name) }
    const judged = Object.fromEntries(
      [role, ...(former ? [former] : [])].map(({ role: { id, updatedAt } }) => [id, updatedAt]),
    )
    // What people of the office write and decide refers to accounts of its own database.
    await bringIntoOffice(c.env, account.id, new Date())
    const change = { accountId: account.id, from, to: roleId, judged, by: me.id, at: new Date() }
    const isChanged = account.roleId === roleId || (await changeRole(c.env.DB, change, names))
    const present = await findAccountDetails(c.env.DB, account.id)
    if (!present) throw notFound(c)
    if (!isChanged)
      throw conflict(
        c,
        present.roleId === from
          ? '最後の管理者の役割は変更できません。先に、ほかの人に管理者の役割を割り当ててください。'
          : 'ほかの管理者が、先に役割を変更しました。',
        { account: { ...present, isSelf: false } },
      )
    return c.json(ok({ account: { ...present, isSelf: false } }))
  })
