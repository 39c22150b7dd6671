import { z } from 'zod'
import { ResponseError, SessionError } from '../shell/errors/errors.ts'
import type { HttpError } from './http.ts'

/** What a server says that will not. Each entry may lack anything; the error has words for what is missing. */
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

/** The error of an answer outside of 200–299. What is not of `/v1` (a proxy's page) has its status and nothing to say. */
export function refusal(
  { response, data: body }: HttpError,
  hasSession: boolean,
): ResponseError | SessionError {
  const { success, data } = Refusal.safeParse(body)
  if (!success) return new ResponseError([], undefined, response.status)
  // Who had a session is told that it is over; who had none hears what the server says.
  if (hasSession && data.errors[0]?.code === UNAUTHORIZED) return new SessionError(data.errors[0].message)
  return new ResponseError(data.errors, data.data, response.status)
}
