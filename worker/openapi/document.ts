import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { v1 } from '../v1/index.ts'
import * as answers from './answers.ts'
import { documentOfKind } from './document-of-kind.ts'
import { jsonSchemas } from './json-schemas.ts'
import { answerSchema, operationId, operationObject } from './operation-object.ts'
import { GROUP_NAMES } from './operations.ts'
import { pathTemplate } from './parameters.ts'
import { REFUSALS, Refusal } from './refusals.ts'
import { describedRoutes } from './routes.ts'
import { SearchResult } from './search-result.ts'

const DESCRIPTION = `The API of the site. Its own pages use nothing else.

Answers are \`{"data": …}\`, refusals \`{"errors": [{"code", "message", "field"}]}\` with a message in Japanese for the person
who made the request, and the path of the field that it is about. \`E10404\` stands for the status 404; other codes have a meaning
of their own. Unknown properties of a body, and unknown parameters, are refused; new properties may appear in answers.

Identifiers are chosen by the client (\`a\` and a UUID without its first digit), so that a request without an answer can be
repeated. What can be changed has a \`version\`; a change of an older version is refused with 409 and the current state under
\`data\`. A list has the cursor of its next page in \`meta.cursor\`. Rate limits count by account, or by network without a session,
for each class of operations. Pages of other sites are refused (no CORS).`

const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a sign-in at the user pool (Amazon Cognito, `GET /config`)',
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of a sign-in at the user pool, by which the account is found or created',
  },
}

const pascalCase = (text: string): string =>
  text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The named schemas of this folder, and of the drafts and documents of all kinds of content. */
const ownSchemas = (): [string, z.ZodType][] => [
  ['Refusal', Refusal],
  ['SearchResult', SearchResult],
  ...Object.entries<unknown>(answers).filter(
    (one): one is [string, z.ZodType] => one[1] instanceof z.ZodType,
  ),
  ...ALL_CONTENT_KINDS.flatMap((kind): [string, z.ZodType][] => [
    [`${pascalCase(kind)}Draft`, draftSchemaOf(kind)],
    [`${pascalCase(kind)}Document`, documentOfKind(kind)],
  ]),
]

/**
 * The description of `/v1` (OpenAPI 3.1.1), from its routes, what they validate requests with, and
 * `worker/openapi/operations`. Throws for a route that is not described.
 * @param schemas the schemas of `domain/` by the names that they get in the document
 */
export function openApiDocument(schemas: ReadonlyMap<string, z.ZodType>) {
  const routes = describedRoutes(v1)
  const named = new Map([...ownSchemas(), ...schemas])
  const inline = new Set<z.ZodType>([Refusal])
  for (const route of routes)
    for (const schema of [route.body, route.query, answerSchema(route)]) if (schema) inline.add(schema)
  const { schemaOf, components } = jsonSchemas(named, inline)
  const byPath = Map.groupBy(routes, ({ path }) => pathTemplate(path))
  const paths = [...byPath].map(([path, methods]) => [
    path,
    Object.fromEntries(
      methods.map((route) => [route.method.toLowerCase(), operationObject(route, schemaOf)]),
    ),
  ])
  const ids = routes.map(operationId)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw new Error(`two operations have the id ${twice}`)
  return {
    openapi: '3.1.1',
    info: { title: 'たびしるべ API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/v1' }],
    tags: GROUP_NAMES.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { schemas: components, responses: REFUSALS, securitySchemes: SECURITY_SCHEMES },
  }
}
