import { prettifyError, type ZodType, z } from 'zod'
import { ResponseError } from '../shell/errors/errors.ts'

/** What a call answers that only succeeds or fails. */
export const Done = z.object({ result: z.boolean() })

/**
 * The data of a response, parsed with a schema. Throws a `ResponseError` with the default message if there is no data or
 * it does not match; the mismatch is logged.
 */
export async function answerOf<Schema extends ZodType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema>> {
  const envelope: unknown = await response.json().catch(() => null)
  const { data } = (envelope ?? {}) as { data?: unknown }
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  if (data !== undefined && data !== null)
    console.error(`${response.url} does not answer as agreed\n${prettifyError(parsed.error)}`)
  throw new ResponseError([], undefined, 500, { cause: parsed.error })
}
