import { z } from 'zod'
import { wholeOf } from '#domain/whole-entity.fixture.ts'
import { v1 } from '#worker/v1/index.ts'
import { type Mutation, mutated, sentAs, type Variant } from './odd-bodies.ts'
import { type Answer, send } from './send.ts'

/** The schema of the body of every call that has one, by endpoint: `PUT /manage/switches`. */
export const FORMS: ReadonlyMap<string, z.ZodObject> = new Map(
  v1.routes.flatMap(({ method, path, handler }) => {
    const form = 'schema' in handler ? handler.schema : null
    return form instanceof z.ZodObject ? [[`${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`, form]] : []
  }),
)

/** A valid body with every field of its schema. Calls without a schema get a body as well. */
export const whole = (endpoint: string, body: unknown): unknown => {
  const form = FORMS.get(endpoint)
  return form ? wholeOf(form, body) : (body ?? { anything: ['at', 'all'] })
}

/** A call that would succeed. */
export type Prepared = { path: string; token: string; body: unknown }

/** Makes the call with a mutated body, in a variant of headers and chunks. */
export const sendMutated = (url: string, endpoint: string, prepared: Prepared, how: [Mutation, Variant]) =>
  sendAs(url, endpoint, prepared, mutated(prepared.body, how[0]), how[1])

/** Makes the call with these bytes as its body. */
export const sendAs = async (
  url: string,
  endpoint: string,
  { path, token }: Prepared,
  raw: Uint8Array | string,
  variant: Variant,
): Promise<Answer> => {
  const { headers, body } = sentAs(typeof raw === 'string' ? new TextEncoder().encode(raw) : raw, variant)
  const [method = ''] = endpoint.split(' ')
  return send(url, {
    method,
    path: `/v1${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  })
}
