import { zValidator } from '@hono/zod-validator'
import type { Context, HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { jsonOf } from '../json.ts'
import { unprocessable } from './answer.ts'

z.config({ customError: japaneseErrorMap })

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

type Read = (c: Context) => Promise<void>

/** What reads the body for a middleware of `body`. */
const READERS = new WeakMap<object, Read>()
/** Requests whose body is in memory. */
const IN_MEMORY = new WeakSet<HonoRequest>()

/** Reads the whole body of a call, with its limits, for whoever must act before the handlers do; none for a call that takes none. */
export function bodyReaderOf(c: Context): Read | undefined {
  for (const { handler } of matchedRoutes(c)) {
    const read = READERS.get(handler)
    if (read) return read
  }
  return undefined
}

/**
 * The JSON body, checked: 413 above `maxBytes` (saying `tooLarge`), 400 for what is no JSON or too deep, 422 with the name of each field
 * that does not fit. A body that does not say `application/json` counts as empty: a form of another site can send no other kind unasked.
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
  const read: Read = async (c) => {
    if (IN_MEMORY.has(c.req)) return
    await limited(c, async () => {
      await jsonOf(c)
    })
    IN_MEMORY.add(c.req)
  }
  // What was read is read again from memory.
  const readable: typeof validate = async (c, next) => {
    await read(c)
    return validate(c, next)
  }
  READERS.set(readable, read)
  // Who looks for every text that a call takes finds its form here.
  return Object.assign(readable, { schema })
}
