import { z } from 'zod'
import { invalidParameter, notFound } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { CLIENT_ID } from '../settings.ts'

/** An operation of the JSON protocol. */
export type Target = (identity: Identity, input: unknown) => Promise<object>

/** An operation that validates its input. Invalid input is refused with Cognito's message. */
export const target =
  <Schema extends z.ZodType>(
    schema: Schema,
    answer: (identity: Identity, input: z.output<Schema>) => object | Promise<object>,
  ): Target =>
  async (identity, input) => {
    const parsed = schema.safeParse(input)
    if (parsed.success) return answer(identity, parsed.data)
    const [issue] = parsed.error.issues
    throw invalidParameter(
      `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy constraint: ${issue?.message}`,
    )
  }

export const text = z.string().min(1).max(2048)
/** Bounds the length of tokens and sessions. */
export const token = z.string().min(1).max(8192)
export const clientId = z.string().refine((id) => {
  if (id !== CLIENT_ID) throw notFound(`User pool client ${id} does not exist.`)
  return true
})
/** Attributes in Cognito's format: `[{Name, Value}]`. */
export const attributes = z.array(z.object({ Name: text, Value: z.string().max(2048) }))
