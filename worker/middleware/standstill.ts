import type { MiddlewareHandler } from 'hono'
import { isTooOld } from '#domain/site/switches.ts'
import type { AppEnv } from '../app-env.ts'
import { currentBuild } from '../documents/build.ts'
import { requestPath } from '../documents/request-path.ts'
import { isCall, isFile, isObservation, isReading, isSignIn, isWayBack } from '../standstill/reachable.ts'
import { readingDatabase } from '../standstill/reading-database.ts'
import { refuseOldBuild, refuseStandstill } from '../standstill/refuse.ts'
import { switchesForWriting, switchesOf } from '../standstill/switches.ts'

/** The build that a call of the browser's client comes from (renderer/api/send.ts). */
const CLIENT = /^web\/([a-z0-9]+)$/

/** Asked by tabs of any build, to learn how the site is. */
const ASKED_BY_ALL = /^\/v1\/(health|switches)$/

/** A sign-in by another provider notes that its state was used, or it could be used twice. */
const SIGN_IN_WRITES = /\bused_login_states\b/

/**
 * Refuses what the site does not do while it is worked on (`E11503`), and calls from tabs whose code is too old
 * (`E11426`). What is switched is known without asking the database, save where nothing is known and something would be
 * written. While nothing may be written, reading does not write by the way either.
 */
export const standstill = (): MiddlewareHandler<AppEnv> =>
  async function standstill(c, next) {
    const { method } = c.req
    const path = requestPath(new URL(c.req.url))
    // A sign-in by another provider writes, though it is a visit.
    const signsIn = isSignIn(path)
    const state = await (isReading(method) && !signsIn ? switchesOf : switchesForWriting)(c.env)
    if (state.mode === 'open' && !state.minBuild) return next()
    const asksCall = isCall(path)
    if (state.minBuild && asksCall && !ASKED_BY_ALL.test(path)) {
      const [, build = ''] = CLIENT.exec(c.req.header('x-client-id') ?? '') ?? []
      if (isTooOld(build, state.minBuild, (await currentBuild(c.env)).id)) return refuseOldBuild(c)
    }
    if (state.mode === 'open') return next()
    if (isObservation(path)) return c.body(null, 204)
    const passes = isWayBack(method, path)
    if (!passes && !isReading(method)) return refuseStandstill(c, state, asksCall)
    if (!passes && state.mode === 'closed' && !isFile(path)) return refuseStandstill(c, state, asksCall)
    if (isReading(method) || signsIn)
      c.env = { ...c.env, DB: readingDatabase(c.env.DB, signsIn ? SIGN_IN_WRITES : undefined) }
    await next()
    // Nobody new can be let in: there is nowhere to write them down.
    if (signsIn && asksCall && c.res.status === 401) c.res = await refuseStandstill(c, state, asksCall)
  }
