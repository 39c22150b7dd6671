import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { FRESH_MINUTES, freshSecondsLeft, STALE_SIGN_IN } from '#domain/auth/fresh-sign-in.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import type { MemberEnv } from './member.ts'

/** 403 with a code of its own: the session is valid, and the same member must sign in again. */
class StaleSignIn extends HTTPException {
  constructor() {
    const message = '確認のため、もう一度ログインしてください。'
    super(403, {
      message,
      res: Response.json(
        { errors: [{ code: STALE_SIGN_IN, message }] },
        {
          status: 403,
          headers: {
            'cache-control': PRIVATE_CACHE,
            // RFC 9470 §3 uses 401, which our clients treat as the end of the session.
            'www-authenticate': `Bearer error="insufficient_user_authentication", max_age=${FRESH_MINUTES * 60}`,
          },
        },
      ),
    })
  }
}

/** Throws `StaleSignIn` (403) for a sign-in (in epoch seconds) more than ten minutes ago. */
export function assertFresh(signedInAt: number, now = new Date()): void {
  if (freshSecondsLeft(signedInAt, now) === 0) throw new StaleSignIn()
}

/** A guard behind `allow` for calls that could take over an account: requires a sign-in within ten minutes. */
export const freshSignIn = () =>
  createMiddleware<MemberEnv>(async function freshSignIn(c, next) {
    assertFresh(c.var.session.signedInAt)
    await next()
  })
