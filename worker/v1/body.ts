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

/** Enough for a full shelf of a device, four thousand entries with titles of 80 characters. */
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

/** The readers of `body` middleware. */
const READERS = new WeakMap<object, Read>()
/** Requests whose body is in memory. */
const IN_MEMORY = new WeakSet<HonoRequest>()

/**
 * Reads the body of a call, with its limits, for middleware before the handlers; undefined for a call without a body.
 */
export function bodyReaderOf(c: Context): Read | undefined {
  for (const { handler } of matchedRoutes(c)) {
    const read = READERS.get(handler)
    if (read) return read
  }
  return undefined
}

/**
 * The validated JSON body: 413 above `maxBytes` (with the message `tooLarge`), 400 for invalid or too deep JSON, 422
 * with the name of each invalid field. Without `application/json` a body counts as empty: a form of another site cannot
 * send that type without a preflight.
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
  // The body is read again from memory.
  const readable: typeof validate = async (c, next) => {
    await read(c)
    return validate(c, next)
  }
  READERS.set(readable, read)
  // The description of the API (worker/openapi) and tests find the schemas of all endpoints here.
  return Object.assign(readable, { schema })
}
