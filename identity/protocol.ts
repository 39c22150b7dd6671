import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Env } from './env.ts'
import { CognitoError } from './errors.ts'
import { findTarget } from './targets/index.ts'

const MEDIA_TYPE = 'application/x-amz-json-1.1'

/** Any origin is allowed, as in production; the headers of errors are exposed. */
export const protocolCors = cors({
  origin: '*',
  allowMethods: ['POST'],
  exposeHeaders: ['x-amzn-requestid', 'x-amzn-errortype', 'x-amzn-errormessage', 'date'],
  maxAge: 7200,
})

/** Cognito's JSON 1.1 protocol: one address, the operation in a header. */
export const protocol = new Hono<Env>().post('/', async (c) => {
  c.header('x-amzn-requestid', randomUUID())
  c.header('cache-control', 'no-store')
  const found = findTarget(c.req.header('x-amz-target'))
  if (!found) throw new CognitoError('UnknownOperationException', 'Unknown operation.')
  const input: unknown = await c.req.json().catch(() => {
    throw new CognitoError('SerializationException', 'The body is not JSON.')
  })
  const answer = await found(c.var.identity, input)
  c.var.save()
  return c.body(JSON.stringify(answer), 200, { 'content-type': MEDIA_TYPE })
})

/** Errors in Cognito's format. Saves the state, so that counted attempts persist. */
export const refuse = (error: Error, c: Context<Env>) => {
  c.var.save()
  if (!(error instanceof CognitoError)) console.error(error)
  const { type, message, status } =
    error instanceof CognitoError
      ? error
      : new CognitoError('InternalErrorException', 'Something went wrong', 500)
  return c.body(JSON.stringify({ __type: type, message }), status, {
    'content-type': MEDIA_TYPE,
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message.replace(/[^\x20-\x7e]/g, '?'),
  })
}
