import type { MiddlewareHandler } from 'hono'
import { isTooOld } from '#domain/site/switches.ts'
import type { AppEnv } from '../app-env.ts'
import { wrappedDatabases } from '../db/members/databases.ts'
import { currentBuild } from '../documents/build.ts'
import { requestPath } from '../documents/request-path.ts'
import {
  isAllowedInMaintenance,
  isCall,
  isFile,
  isReading,
  isSessionCheck,
  isSignIn,
  isTelemetry,
} from '../maintenance/allowed-requests.ts'
import { readOnlyDatabase } from '../maintenance/read-only-database.ts'
import { refuseInMaintenance, refuseOldBuild } from '../maintenance/refuse.ts'
import { switchesForWriting, switchesOf } from '../maintenance/switches.ts'

/** The build of the client that makes a call (renderer/api/send.ts). */
const CLIENT = /^web\/([a-z0-9]+)$/

/** Polled by tabs of any build. */
const OPEN_TO_OLD_BUILDS = /^\/v1\/(health|switches)$/

/** A sign-in with another provider records its used state, or it could be used twice. */
const SIGN_IN_WRITES = /\bused_login_states\b/

/**
 * Refuses requests in maintenance mode (`E11503`), and calls of tabs whose code is too old (`E11426`). The switches are
 * read without the database, except by an isolate that has none yet and is about to write. In read-only mode incidental
 * writes of reading requests and of session checks are skipped.
 */
export const maintenanceMode = (): MiddlewareHandler<AppEnv> =>
  async function maintenanceMode(c, next) {
    const { method } = c.req
    const path = requestPath(c)
    // A sign-in with another provider writes, although it is a navigation.
    const signsIn = isSignIn(path)
    const state = await (isReading(method) && !signsIn ? switchesOf : switchesForWriting)(c.env)
    if (state.mode === 'open' && !state.minBuild) return next()
    const isApiCall = isCall(path)
    if (state.minBuild && isApiCall && !OPEN_TO_OLD_BUILDS.test(path)) {
      const [, build = ''] = CLIENT.exec(c.req.header('x-client-id') ?? '') ?? []
      if (isTooOld(build, state.minBuild, (await currentBuild(c.env)).id)) return refuseOldBuild(c)
    }
    if (state.mode === 'open') return next()
    if (isTelemetry(path)) return c.body(null, 204)
    const isAllowed = isAllowedInMaintenance(method, path)
    if (!isAllowed && !isReading(method)) return refuseInMaintenance(c, state, isApiCall)
    if (!isAllowed && state.mode === 'closed' && !isFile(path))
      return refuseInMaintenance(c, state, isApiCall)
    const readOnly = (db: D1Database) => readOnlyDatabase(db, signsIn ? SIGN_IN_WRITES : undefined)
    if (isReading(method) || signsIn || isSessionCheck(path))
      c.env = { ...c.env, ...wrappedDatabases(c.env, readOnly) }
    await next()
    // A new account cannot be created in this mode.
    if (signsIn && isApiCall && c.res.status === 401) c.res = await refuseInMaintenance(c, state, isApiCall)
  }
