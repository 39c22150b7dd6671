import { HTTPException } from 'hono/http-exception'
import { graceEnd, needsSecondFactor, SECOND_FACTOR_NEEDED } from '#domain/auth/second-factor.ts'
import type { SecondFactor } from '#domain/office/second-factor-rule.ts'
import { readAuthConfig } from '../config.ts'
import { findGraceTerms, postponeSecondFactor, saveSecondFactor } from '../db/account/second-factor.server.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import { bearerOf } from './bearer.ts'
import type { Member } from './member.ts'
import { fetchPoolFactors } from './pool-factors.ts'
import { IdentityUnavailable, SessionError } from './session-error.ts'

const MINUTE = 60_000
/** How long the pool's answer is cached, in milliseconds. Changes made on this site apply at once. */
const CHECK_TTL = 10 * MINUTE
/** The delay before a retry when the pool could not be reached. */
const RETRY_AFTER = MINUTE

const NEEDED =
  'この操作には、2段階認証が必要です。この画面は開いたまま、別のタブで「設定」の「アカウント」から2段階認証をオンにして、もう一度お試しください。'

/** 403 with a code of its own: the role allows it, and only the second factor is missing. */
const refused = (): HTTPException =>
  new HTTPException(403, {
    res: Response.json(
      { errors: [{ code: SECOND_FACTOR_NEEDED, message: NEEDED }] },
      { status: 403, headers: { 'cache-control': PRIVATE_CACHE } },
    ),
  })

type Call = { request: Request; env: Env; now: Date }

/** Checks at the pool with the session's own token, and stores the result; `null` when it cannot be reached. */
async function checkPool({ request, env, now }: Call, member: Member): Promise<boolean | null> {
  const { account, subject, session } = member
  const found = await fetchPoolFactors(bearerOf(request), readAuthConfig(env).userPoolEndpoint)
  if (found === 'refused') throw new SessionError('the pool has ended the session')
  if (found === 'unknown') {
    await postponeSecondFactor(env.DB, session.id, new Date(now.getTime() - CHECK_TTL + RETRY_AFTER))
    return null
  }
  const isOn = found === 'on'
  await saveSecondFactor(env.DB, { sessionId: session.id, accountId: account.id, subject, isOn }, now)
  return isOn
}

/**
 * Whether this session used a second factor, or proved one later. A session of another provider never has: the pool
 * does not ask its users for one. While the pool cannot be reached the last result is used: tokens cannot be renewed
 * then either, so it applies for an hour at most.
 */
async function hasSecondFactor(call: Call, member: Member, isForced: boolean): Promise<boolean | null> {
  const { isFederated, hasSecondFactor: previous, secondFactorCheckedAt: checkedAt } = member.session
  if (isFederated) return false
  const isFresh = checkedAt !== null && call.now.getTime() - Date.parse(checkedAt) < CHECK_TTL
  if (isFresh && !isForced) return previous
  return (await checkPool(call, member)) ?? previous
}

type SecondFactorState = SecondFactor & { isDetermined: boolean }

async function secondFactorState(call: Call, member: Member, isForced: boolean): Promise<SecondFactorState> {
  const { account, session } = member
  const isNeeded = needsSecondFactor(account.role.permissions)
  const hasIt = isNeeded || isForced ? await hasSecondFactor(call, member, isForced) : false
  const about = {
    isFederated: session.isFederated,
    hasPassword: account.auths.some(({ provider }) => provider === 'Cognito'),
    isDetermined: hasIt !== null,
  }
  if (hasIt) return { ...about, state: 'on', until: null }
  if (!isNeeded) return { ...about, state: 'not-needed', until: null }
  const { roleSince, ...terms } = await findGraceTerms(call.env.DB, account.id)
  const until = graceEnd(terms, { roleSince, roleUpdatedAt: account.role.updatedAt })
  const state = until > call.now ? 'grace' : 'missing'
  return { ...about, state, until: until.toISOString() }
}

/**
 * The state of a session's second factor. Checks the user pool at the first call of a session and rarely after it, or
 * now (`isForced`) when the caller reports a change. Nothing is taken from the browser. Throws `SessionError` (401)
 * when the pool has ended the session.
 */
export async function secondFactorOf(
  request: Request,
  env: Env,
  member: Member,
  { isForced = false } = {},
): Promise<SecondFactor> {
  const { isDetermined: _, ...secondFactor } = await secondFactorState(
    { request, env, now: new Date() },
    member,
    isForced,
  )
  return secondFactor
}

/**
 * Refuses a session that requires a second factor, has none and no grace period left: 403 with a code of its own, or
 * 503 where the pool cannot be reached for a session that was never checked.
 */
export async function assertSecondFactor(request: Request, env: Env, member: Member): Promise<void> {
  if (!needsSecondFactor(member.account.role.permissions)) return
  const { state, isDetermined } = await secondFactorState({ request, env, now: new Date() }, member, false)
  if (state !== 'missing') return
  throw isDetermined ? refused() : new IdentityUnavailable('GetUser')
}
