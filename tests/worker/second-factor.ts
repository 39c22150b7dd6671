import { SECOND_FACTOR_NEEDED } from '#domain/auth/second-factor.ts'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { call, login, type MemberSite, registered, tokensOf } from './member-site.ts'

export const LISTED = 'GET /manage/article-pages'
export const REFUSED = [403, SECOND_FACTOR_NEEDED]

/** The rule of a site, people whom it concerns, and their calls. */
export const secondFactorOn = (site: MemberSite) => ({
  setGrace: (days: number) =>
    site.db.prepare('UPDATE second_factor_rule SET grace_days = ?').bind(days).run(),
  /** A user of the pool with a password and a role; with `totp` the pool requires a code as well. */
  member: async (role: string, like: 'member' | 'totp' = 'member') => {
    const { sub } = await registered(site, undefined, `${like}@tabishirube.test`)
    const { access, id } = await tokensOf(site, sub)
    const accountId: string = (await login(site, id)).body.data.account.id
    await setRole(site.db as unknown as D1Database, accountId, role, new Date())
    return { sub, accountId, token: access }
  },
  /** The answer of the management API: the status, and the code of a refusal. */
  tries: async (token: string, endpoint = LISTED, body?: unknown) => {
    const answer = await call(site, endpoint, { token, ...(body !== undefined && { body }) })
    const code: string | undefined = answer.body.errors?.[0]?.code
    return code ? [answer.status, code] : [answer.status]
  },
  secondFactorState: async (token: string) =>
    (await call(site, 'GET /manage', { token })).body.data.secondFactor,
})
