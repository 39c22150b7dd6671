import { zValidator } from '@hono/zod-validator'
import { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { unprocessable } from './answer.ts'

// Every schema of the Worker speaks Japanese, without each door having to ask for it.
z.config({ customError: japaneseErrorMap })

/** The query string, checked: what does not fit is answered with 422 and the name of the field. */
export const query = <Schema extends z.ZodObject>(schema: Schema) =>
  zValidator('query', schema, (result, c) => {
    if (!result.success) throw unprocessable(c, result.error.issues)
  })
