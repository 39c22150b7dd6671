import { zValidator } from '@hono/zod-validator'
import { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { unprocessable } from './answer.ts'

// All schemas of the Worker use Japanese messages.
z.config({ customError: japaneseErrorMap })

/** The validated query string: 422 with the names of invalid fields. */
export const query = <Schema extends z.ZodObject>(schema: Schema) => {
  const validate = zValidator('query', schema, (result, c) => {
    if (!result.success) throw unprocessable(c, result.error.issues)
  })
  // The description of the API reads it here (worker/openapi).
  return Object.assign(validate, { querySchema: schema })
}
