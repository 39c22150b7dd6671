import { z } from 'zod'
import { routeClassOf } from '../limits/route-class.ts'
import type { JsonSchema } from './json-schemas.ts'
import { groupOf } from './operations.ts'
import { pathParameters, pathTemplate } from './parameters.ts'
import { REDIRECT, REFUSALS } from './refusals.ts'
import type { DescribedRoute } from './routes.ts'

type SchemaOf = (schema: z.ZodType) => JsonSchema

/** The schema of the whole answer of a route with data. */
const answers = new WeakMap<DescribedRoute, z.ZodType>()
export function answerSchema(route: DescribedRoute): z.ZodType | null {
  const { answer } = route.operation
  if (!answer) return null
  const known = answers.get(route)
  if (known) return known
  if (typeof answer === 'function' && !route.kind)
    throw new Error(`${route.path} is not of a kind of content`)
  const data = typeof answer === 'function' ? answer(route.kind as NonNullable<typeof route.kind>) : answer
  const made = z.object({ data })
  answers.set(route, made)
  return made
}

/** `GET /manage/roles/:id` → `getManageRolesById`. */
export const operationId = ({ method, path }: Pick<DescribedRoute, 'method' | 'path'>): string =>
  method.toLowerCase() +
  pathTemplate(path)
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const SECURITY = {
  public: [],
  optional: [{}, { session: [] }],
  idToken: [{ idToken: [] }],
  account: [{ session: [] }],
  staff: [{ session: [] }],
} as const satisfies Record<DescribedRoute['access'], readonly object[]>

function queryParameters(query: z.ZodObject | null, schemaOf: SchemaOf) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    // What has a default may be left out.
    required: required.includes(name),
    schema,
  }))
}

function requestBody({ body, operation }: DescribedRoute, schemaOf: SchemaOf) {
  if (operation.upload)
    return { required: true, content: Object.fromEntries(operation.upload.map((type) => [type, {}])) }
  return body && { required: true, content: { 'application/json': { schema: schemaOf(body) } } }
}

/** The refusals that follow from a route: from its guard, its parameters and what it reads. */
function refusalsOf(route: DescribedRoute): number[] {
  const { method, path, body, query, operation, access } = route
  return [
    ...(body ? [400, 413, 422] : []),
    ...(query ? [422] : []),
    ...(access === 'public' || access === 'optional' ? [] : [401]),
    403,
    ...(path.includes(':') ? [404] : []),
    ...(routeClassOf(method, `/v1${path}`) ? [429] : []),
    ...(operation.otherStatus?.status === 503 ? [] : [503]),
    ...(operation.also ?? []),
  ]
}

function success(route: DescribedRoute, schemaOf: SchemaOf) {
  const schema = answerSchema(route)
  if (schema) return { description: 'Done', content: { 'application/json': { schema: schemaOf(schema) } } }
  const { file } = route.operation
  return { description: 'Done', ...(file && { content: { [file]: {} } }) }
}

function responses(route: DescribedRoute, schemaOf: SchemaOf) {
  const { status = 200, otherStatus, redirects } = route.operation
  const refusals = [...new Set(refusalsOf(route)), 'default' as const].map((refusal) => {
    if (!(refusal in REFUSALS)) throw new Error(`worker/openapi/refusals.ts has no ${refusal}`)
    return [refusal, { $ref: `#/components/responses/${refusal}` }]
  })
  return {
    [status]: success(route, schemaOf),
    ...(otherStatus && {
      [otherStatus.status]: { ...success(route, schemaOf), description: otherStatus.meaning },
    }),
    ...(redirects && { 301: REDIRECT }),
    ...Object.fromEntries(refusals),
  }
}

/** What a caller needs, in words. */
function requirements({ access, permission, needsFreshSignIn }: DescribedRoute): string[] {
  return [
    ...(access === 'staff' ? ['Requires a role with any permission in the management area.'] : []),
    ...(permission
      ? [`Requires the permission to ${permission.actions.join(' or ')} ${permission.resource}.`]
      : []),
    ...(needsFreshSignIn ? ['Requires a sign-in within the last ten minutes.'] : []),
  ]
}

/** A route as an operation (https://spec.openapis.org/oas/v3.1.1#operation-object). */
export function operationObject(route: DescribedRoute, schemaOf: SchemaOf): object {
  const { operation, access, permission, path, query } = route
  const needed = requirements(route)
  const content = requestBody(route, schemaOf)
  const parameters = [...pathParameters(path), ...queryParameters(query, schemaOf)]
  return {
    operationId: operationId(route),
    summary: operation.summary,
    ...(needed.length > 0 && { description: needed.join(' ') }),
    tags: [groupOf(operation)],
    security: SECURITY[access],
    ...(permission && { 'x-permission': permission }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: content }),
    responses: responses(route, schemaOf),
  }
}
