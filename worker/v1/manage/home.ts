import { Hono } from 'hono'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, whoseOf } from '../../auth/allow.ts'
import { readOfficeHome } from '../../db/staff/home.server.ts'
import { ok } from '../answer.ts'

/**
 * `GET /v1/manage/home`: what the first page of the office shows (`data.home`): my drafts, what waits to be looked at,
 * what will happen by itself, what was published last and whether readers see it, old facts, links and addresses that
 * lead nowhere. Only of what the role reaches; `missing` is `null` for who cannot read redirects.
 */
export const officeHome = new Hono<AppEnv>().get('/', allowContent('read'), async (c) => {
  const { account } = c.var
  const home = await readOfficeHome(c.env.DB, {
    whose: whoseOf(c),
    mayReadMissing: grantedScope(account.role.permissions, 'read', 'redirect') === 'any',
    now: new Date(),
  })
  return c.json(ok({ home }))
})
