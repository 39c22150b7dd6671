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
/** For how long what the pool said is taken for granted, in milliseconds. What is switched here counts at once. */
const CHECK_TTL = 10 * MINUTE
/** After how long the pool is asked again that could not be reached. */
const RETRY_AFTER = MINUTE

const NEEDED =
  'この操作には、2段階認証が必要です。この画面は開いたまま、別のタブで「設定」の「アカウント」から2段階認証をオンにして、もう一度お試しください。'

/** 403 with a code of its own: the role allows it, and a second factor is all that is missing. */
const refused = (): HTTPException =>
  new HTTPException(403, {
    res: Response.json(
      { errors: [{ code: SECOND_FACTOR_NEEDED, message: NEEDED }] },
      { status: 403, headers: { 'cache-control': PRIVATE_CACHE } },
    ),
  })

type Call = { request: Request; env: Env; now: Date }

/** Asks the pool by the session's own token, and notes what it says; `null` where it cannot be asked. */
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
 * Whether this session was made with a second factor, or proved one since. Another provider's sign-in never is: the
 * pool asks those people for nothing. What was known stands while the pool cannot be asked: tokens cannot be renewed
 * either then, so that it stands for an hour at most.
 */
async function hasSecondFactor(call: Call, member: Member, isAsked: boolean): Promise<boolean | null> {
  const { isFederated, hasSecondFactor: known, secondFactorCheckedAt: checkedAt } = member.session
  if (isFederated) return false
  const isFresh = checkedAt !== null && call.now.getTime() - Date.parse(checkedAt) < CHECK_TTL
  if (isFresh && !isAsked) return known
  return (await checkPool(call, member)) ?? known
}

type Standing = SecondFactor & { isKnown: boolean }

async function standingOf(call: Call, member: Member, isAsked: boolean): Promise<Standing> {
  const { account, session } = member
  const isNeeded = needsSecondFactor(account.role.permissions)
  const hasIt = isNeeded || isAsked ? await hasSecondFactor(call, member, isAsked) : false
  const about = {
    isFederated: session.isFederated,
    hasPassword: account.auths.some(({ provider }) => provider === 'Cognito'),
    isKnown: hasIt !== null,
  }
  if (hasIt) return { ...about, state: 'on', until: null }
  if (!isNeeded) return { ...about, state: 'not-needed', until: null }
  const { roleSince, ...terms } = await findGraceTerms(call.env.DB, account.id)
  const until = graceEnd(terms, { roleSince, roleUpdatedAt: account.role.updatedAt })
  const state = until > call.now ? 'grace' : 'missing'
  return { ...about, state, until: until.toISOString() }
}

/**
 * How the second factor of a session stands. Asks the user pool at the first call of a session and rarely after it, or
 * now (`isAsked`) because somebody says that it was switched. Nothing that the browser says is believed.
 * Throws `SessionError` (401) when the pool has ended the session.
 */
export async function secondFactorOf(
  request: Request,
  env: Env,
  member: Member,
  { isAsked = false } = {},
): Promise<SecondFactor> {
  const { isKnown: _, ...standing } = await standingOf({ request, env, now: new Date() }, member, isAsked)
  return standing
}

/**
 * Refuses who needs a second factor, has none and has no grace left: 403 with a code of its own, or 503 where the pool
 * cannot be asked about a session that is new to us.
 */
export async function assertSecondFactor(request: Request, env: Env, member: Member): Promise<void> {
  if (!needsSecondFactor(member.account.role.permissions)) return
  const { state, isKnown } = await standingOf({ request, env, now: new Date() }, member, false)
  if (state !== 'missing') return
  throw isKnown ? refused() : new IdentityUnavailable('GetUser')
}
