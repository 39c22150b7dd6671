import { Hono } from 'hono'
import { SecondFactorRuleChange } from '#domain/office/second-factor-rule.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { freshSignIn } from '../../auth/fresh-sign-in.ts'
import { findSecondFactorRule, saveGraceDays } from '../../db/account/second-factor.server.ts'
import { conflict, ok } from '../answer.ts'
import { body } from '../body.ts'

/** `/v1/manage/second-factor-rule`: the grace period in days for publishers without a second factor. */
export const secondFactorRule = new Hono<AppEnv>()
  .get('/', allow('read', 'role'), async (c) =>
    c.json(ok({ secondFactorRule: await findSecondFactorRule(c.env.DB) })),
  )
  .put('/', allow('update', 'role'), freshSignIn(), body(SecondFactorRuleChange), async (c) => {
    const change = { ...c.req.valid('json'), by: c.var.account.id, now: new Date() }
    const isSaved = await saveGraceDays(c.env.DB, change)
    const present = await findSecondFactorRule(c.env.DB)
    if (!isSaved && present.graceDays !== change.graceDays)
      throw conflict(c, 'ほかの管理者が、先に変更しました。', { secondFactorRule: present })
    return c.json(ok({ secondFactorRule: present }))
  })
