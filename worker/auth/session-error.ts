import { HTTPException } from 'hono/http-exception'
import { PRIVATE_CACHE, unauthorized } from '../v1/answer.ts'

/**
 * 401: no session, or an invalid one. Only the owner of an ended session, whose token is valid, gets the reason in the
 * answer (`text`); `cause` is for tests and the log.
 */
export class SessionError extends HTTPException {
  constructor(reason: unknown, text?: string | null) {
    const answer = unauthorized(text ?? undefined)
    super(401, {
      message: answer.errors[0]?.message,
      cause: reason,
      res: Response.json(answer, {
        status: 401,
        // RFC 9110 §11.6.1 requires it in a 401.
        headers: { 'cache-control': PRIVATE_CACHE, 'www-authenticate': 'Bearer' },
      }),
    })
  }
}

/** 503: the identity provider cannot be reached. */
export class IdentityUnavailable extends HTTPException {
  constructor(
    cause: unknown,
    message = 'ただいまログインの確認ができません。しばらくしてから再度お試しください。',
  ) {
    super(503, { message, cause })
  }
}
