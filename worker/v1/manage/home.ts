import { Hono } from 'hono'
import { grantedScope } from '#domain/account/granted-scope.ts'
import { contentReach } from '#domain/content/reach.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, requesterOf } from '../../auth/allow.ts'
import { readOfficeHome } from '../../db/staff/home.server.ts'
import { ok } from '../answer.ts'

/**
 * `GET /v1/manage/home`: the data of the office's home page (`data.home`): own drafts, reviews, planned changes, recent
 * publications with their progress, old facts, open reports of readers, broken links and missing addresses. Within the
 * role's reach only; `missing` is `null` without permission to read redirects, `reports` without one to change content.
 */
export const officeHome = new Hono<AppEnv>().get('/', allowContent('read'), async (c) => {
  const { account } = c.var
  const changeable = contentReach(account.role.permissions, ['update'])
  const home = await readOfficeHome(c.env.DB, {
    requester: requesterOf(c),
    changer: changeable && { accountId: account.id, reach: changeable },
    canReadMissing: grantedScope(account.role.permissions, 'read', 'redirect') === 'any',
    now: new Date(),
  })
  return c.json(ok({ home }))
})
