import { prettifyError, type ZodType, type z } from 'zod'
import type { ApiError } from '#domain/api/envelope.ts'
import { ResponseError } from '../shell/errors/errors.ts'

/** The response of a route, as typed by the Hono client. */
type Answered<Data> = { url: string; json: () => Promise<{ data: Data } | { errors: ApiError[] }> }

/**
 * The data of a response, parsed with a schema. Throws what the call throws, and a `ResponseError` with the default
 * message if there is no data or it does not match; the mismatch is logged.
 */
export async function answer<Schema extends ZodType>(
  schema: Schema,
  call: Promise<Answered<z.input<Schema>>>,
): Promise<z.output<Schema>> {
  const response = await call
  const envelope: unknown = await response.json().catch(() => null)
  const { data } = (envelope ?? {}) as { data?: unknown }
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  if (data !== undefined && data !== null)
    console.error(`${response.url} does not answer as agreed\n${prettifyError(parsed.error)}`)
  throw new ResponseError([], undefined, 500, { cause: parsed.error })
}
