import { Hono } from 'hono'
import { z } from 'zod'
import { madeAt, Switches } from '#domain/site/switches.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { findSwitches } from '../../db/operations/switches.server.ts'
import { currentBuild } from '../../documents/build.ts'
import { changeSwitches } from '../../maintenance/change-switches.ts'
import { conflict, ok, wrongField } from '../answer.ts'
import { body } from '../body.ts'

const Change = z.strictObject({ ...Switches.shape, version: z.int().nonnegative() })

/** `/v1/manage/switches`: the switches of maintenance mode, available while the site is closed. */
export const manageSwitches = new Hono<AppEnv>()
  .get('/', allow('read', 'operations'), async (c) => {
    const [state, build] = await Promise.all([findSwitches(c.env.DB), currentBuild(c.env)])
    return c.json(ok({ state, build: build.id }))
  })
  .put('/', allow('manage', 'operations'), body(Change), async (c) => {
    const { version, ...switches } = c.req.valid('json')
    const now = new Date()
    const [current, { id: build }] = await Promise.all([findSwitches(c.env.DB), currentBuild(c.env)])
    // An earlier choice stays valid, even after a rollback to an older build.
    const isBuildChanged = switches.minBuild !== current.switches.minBuild
    if (isBuildChanged && switches.minBuild && (madeAt(switches.minBuild) ?? 0) > (madeAt(build) ?? 0))
      throw wrongField(c, 'minBuild', 'まだ公開していない版は選べません。')
    if (switches.mode !== 'open' && switches.endsAt && Date.parse(switches.endsAt) <= now.getTime())
      throw wrongField(c, 'endsAt', '終わる予定には、これからの日時を入力してください。')
    const { isDone, state, isSynced } = await changeSwitches(c.env, {
      switches,
      version,
      by: c.var.account.id,
      now,
    })
    if (!isDone) throw conflict(c, 'ほかの人が先に切り替えました。いまの状態を確認してください。', { state })
    return c.json(ok({ state, build, isSynced }))
  })
