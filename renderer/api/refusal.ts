import { z } from 'zod'
import { ResponseError, SessionError } from '../shell/errors/errors.ts'
import type { HttpError } from './http.ts'

/** The error body of a response. Any field may be missing; the error class supplies defaults. */
const Refusal = z.object({
  data: z.record(z.string(), z.unknown()).optional().catch(undefined),
  errors: z.array(
    z.object({
      code: z.string().optional().catch(undefined),
      message: z.string().optional().catch(undefined),
      field: z.string().optional().catch(undefined),
    }),
  ),
})

const UNAUTHORIZED = 'E10401'

/** The error for a response outside 200–299. A body that is not from `/v1` (a proxy's page) yields only the status. */
export function refusal(
  { response, data: body }: HttpError,
  hasSession: boolean,
): ResponseError | SessionError {
  const { success, data } = Refusal.safeParse(body)
  if (!success) return new ResponseError([], undefined, response.status)
  // With a session this is a `SessionError`; without one the server's own message is shown.
  if (hasSession && data.errors[0]?.code === UNAUTHORIZED) return new SessionError(data.errors[0].message)
  return new ResponseError(data.errors, data.data, response.status)
}
