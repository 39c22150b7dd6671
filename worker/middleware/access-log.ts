import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AccessKind } from '#domain/office/access-record.ts'
import type { AppEnv } from '../app-env.ts'
import { recordAccess } from '../audit/record-access.ts'
import { verifiedSubject } from '../auth/bearer.ts'
import { requestPath } from '../documents/request-path.ts'
import { routeClassOf } from '../limits/route-class.ts'

const REFUSALS = new Set([401, 403, 429])
const SIGN_IN = /^\/v1\/accounts\/login$/
const ROLE = /^\/v1\/manage\/(roles(\/|$)|accounts\/[^/]+\/role$)/
const READS = /^(GET|HEAD|OPTIONS)$/

/** The kind of access record for an answer; `null` for nearly all of them. */
function kindOf(c: Context<AppEnv>, path: string): AccessKind | null {
  const { status } = c.res
  const isDone = status < 300
  if (SIGN_IN.test(path) && c.req.method === 'POST' && status !== 429 && status < 500)
    return isDone ? 'sign-in' : 'sign-in-failed'
  if (REFUSALS.has(status)) return 'refused'
  if (!isDone || !verifiedSubject(c.req.raw)) return null
  if (routeClassOf(c.req.method, path) === 'export') return 'export'
  return ROLE.test(path) && !READS.test(c.req.method) ? 'role' : null
}

/**
 * Records every sign-in by `/v1`, refusal (401, 403, 429), export and change of a role. Sign-ins with another provider
 * are recorded by their callback (worker/auth/oauth-callback.ts).
 */
export const accessLog = () =>
  createMiddleware<AppEnv>(async function accessLog(c, next) {
    await next()
    const path = requestPath(c)
    const kind = kindOf(c, path)
    if (!kind) return
    // The provider of a sign-in is looked up with its account.
    const way = kind === 'sign-in' ? '' : (routeClassOf(c.req.method, path) ?? 'document')
    recordAccess(c, { kind, way, status: c.res.status, subject: verifiedSubject(c.req.raw) })
  })
