import { HTTPException } from 'hono/http-exception'
import { PRIVATE_CACHE, unauthorized } from '../v1/answer.ts'

/**
 * 401: whoever asks has no session, or none that still counts. The answer tells why only to the owner of a session that
 * was ended (`text`), whose token is right; the reason is `cause`, for tests and the log.
 */
export class SessionError extends HTTPException {
  constructor(reason: unknown, text?: string | null) {
    const answer = unauthorized(text ?? undefined)
    super(401, {
      message: answer.errors[0]?.message,
      cause: reason,
      res: Response.json(answer, {
        status: 401,
        // RFC 9110 §11.6.1 asks a 401 to say how to authenticate.
        headers: { 'cache-control': PRIVATE_CACHE, 'www-authenticate': 'Bearer' },
      }),
    })
  }
}

/** 503: the identity provider cannot be reached, so that what was asked cannot be done now. */
export class IdentityUnavailable extends HTTPException {
  constructor(
    cause: unknown,
    message = 'ただいまログインの確認ができません。しばらくしてから再度お試しください。',
  ) {
    super(503, { message, cause })
  }
}
