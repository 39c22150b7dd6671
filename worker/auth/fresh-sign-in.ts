import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { FRESH_MINUTES, freshSecondsLeft, STALE_SIGN_IN } from '#domain/auth/fresh-sign-in.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import type { MemberEnv } from './member.ts'

/** 403 with a code of its own: the session is right, and one more sign-in by the same member is asked for. */
export class StaleSignIn extends HTTPException {
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
            // RFC 9470 §3 says so with a 401, which our clients take for the end of a session.
            'www-authenticate': `Bearer error="insufficient_user_authentication", max_age=${FRESH_MINUTES * 60}`,
          },
        },
      ),
    })
  }
}

/** Throws `StaleSignIn` (403) for a sign-in of more than ten minutes ago, in seconds since 1970. */
export function assertFresh(signedInAt: number, now = new Date()): void {
  if (freshSecondsLeft(signedInAt, now) === 0) throw new StaleSignIn()
}

/** Behind a gate, for what could take an account over: lets those pass who have signed in within ten minutes. */
export const freshSignIn = () =>
  createMiddleware<MemberEnv>(async function freshSignIn(c, next) {
    assertFresh(c.var.session.signedInAt)
    await next()
  })
