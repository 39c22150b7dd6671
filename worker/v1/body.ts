import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { japaneseErrorMap } from '#domain/error-map.ts'
import { unprocessable } from './answer.ts'

z.config({ customError: japaneseErrorMap })

const unreadable = (): HTTPException =>
  new HTTPException(400, { message: '送信された内容を読み取れません。' })

/** Two thousand entries of a device's shelf, with the longest titles one meets. */
const MAX_BYTES = 2 * 1024 * 1024

const TOO_LARGE = '送信された内容が大きすぎます。'

const limit = (maxSize: number, message: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HTTPException(413, { message })
    },
  })

/**
 * The JSON body, checked: 413 above `maxBytes` (saying `tooLarge`), 400 for what is no JSON, 422 with the name of each field that does not
 * fit. A body that does not say `application/json` counts as empty: a form of another site can send no other kind unasked.
 */
export const body = <Schema extends z.ZodObject>(
  schema: Schema,
  maxBytes = MAX_BYTES,
  tooLarge = TOO_LARGE,
) => {
  const limited = limit(maxBytes, tooLarge)
  const validate = zValidator('json', schema, (result, c) => {
    if (!result.success) throw unprocessable(c, result.error.issues)
  })
  // hono says it in English. What was read here is read again from memory.
  const readable: typeof validate = async (c, next) => {
    await limited(c, async () => {
      await c.req.json().catch(() => {
        throw unreadable()
      })
    })
    return validate(c, next)
  }
  // Who looks for every text that a call takes finds its form here.
  return Object.assign(readable, { schema })
}
