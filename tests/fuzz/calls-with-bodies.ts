import { z } from 'zod'
import { wholeOf } from '#domain/whole-entity.fixture.ts'
import { v1 } from '#worker/v1/index.ts'
import { type Answer, send } from './asked.ts'
import { type Manner, type Mutation, mutated, sentAs } from './odd-bodies.ts'

/** The form of the body of every call that has one, by its door: `PUT /manage/switches`. */
export const FORMS: ReadonlyMap<string, z.ZodObject> = new Map(
  v1.routes.flatMap(({ method, path, handler }) => {
    const form = 'schema' in handler ? handler.schema : null
    return form instanceof z.ZodObject ? [[`${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`, form]] : []
  }),
)

/** A body that is right, with everything that its form has. Calls that take no body are sent one all the same. */
export const whole = (door: string, body: unknown): unknown => {
  const form = FORMS.get(door)
  return form ? wholeOf(form, body) : (body ?? { anything: ['at', 'all'] })
}

/** A call that would succeed. */
export type Prepared = { path: string; token: string; body: unknown }

/** Makes the call with a body that is spoilt, in a manner. */
export const sendMutated = (url: string, door: string, prepared: Prepared, how: [Mutation, Manner]) =>
  sendAs(url, door, prepared, mutated(prepared.body, how[0]), how[1])

/** Makes the call with these bytes for its body. */
export const sendAs = async (
  url: string,
  door: string,
  { path, token }: Prepared,
  raw: Uint8Array | string,
  manner: Manner,
): Promise<Answer> => {
  const { headers, body } = sentAs(typeof raw === 'string' ? new TextEncoder().encode(raw) : raw, manner)
  const [method = ''] = door.split(' ')
  return send(url, {
    method,
    path: `/v1${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  })
}
