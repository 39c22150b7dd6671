import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: object }
type Content = Record<string, { schema?: object }>
type Response = { $ref?: string; description?: string; content?: Content }
export type OperationObject = {
  operationId: string
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}
export type OpenApi = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, object>; responses: Record<string, Response> }
}

/** An operation with its method and its path template. */
export type Located = OperationObject & { method: string; path: string }

export const operationsOf = ({ paths }: OpenApi): Located[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  )

/** Objects with described properties have no others: answers may not contain what the document does not name. */
function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed) as Part
  if (part === null || typeof part !== 'object') return part
  const parts = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]))
  const isOpen = 'properties' in part && 'type' in part && !('additionalProperties' in part)
  return (isOpen ? { ...parts, additionalProperties: false } : parts) as Part
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** What a document says about bodies and answers, as checks. */
export function documentChecks(document: OpenApi) {
  // Patterns of zod are for the `u` flag, and formats come with patterns.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // Each component is compiled once, and quickly: most are used for one answer.
    inlineRefs: false,
    code: { optimize: false },
  })
  ajv.addSchema(closed(document), 'api')
  const problemsAt = (pointer: readonly string[], value: unknown): string[] => {
    const check = ajv.getSchema(`api#/${pointer.map(escaped).map(encodeURIComponent).join('/')}`)
    if (!check) throw new Error(`the document has no schema at ${pointer.join(' ')}`)
    if (check(value)) return []
    const problems = check.errors ?? []
    return problems.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
  const JSON_SCHEMA = ['content', 'application/json', 'schema']
  return {
    /** What is wrong with the body of a request. */
    bodyProblems: ({ path, method }: Located, body: unknown): string[] =>
      problemsAt(['paths', path, method, 'requestBody', ...JSON_SCHEMA], body),
    /** What is wrong with an answer: a status that is not named, or a body of another shape. */
    answerProblems({ path, method, responses }: Located, status: number, body: unknown): string[] {
      const response = responses[status]
      if (!response) return [`${status} is not described: ${JSON.stringify(body)}`]
      const [, , , shared] = response.$ref?.split('/') ?? []
      const at = shared
        ? ['components', 'responses', shared]
        : ['paths', path, method, 'responses', String(status)]
      const { content } = (shared ? document.components.responses[shared] : response) ?? {}
      if (content?.['application/json']?.schema) return problemsAt([...at, ...JSON_SCHEMA], body)
      return []
    },
  }
}

export const fetchDocument = async (site: { url: string }): Promise<OpenApi> =>
  (await fetch(`${site.url}/v1/openapi.json`)).json()

type Parts = {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  token?: string
}

/**
 * A client made from the document of a site alone: operations by their id. Requests that the document does not allow are
 * not sent, and every answer must be as the document says.
 */
export async function openApiClient(site: { url: string }) {
  const document = await fetchDocument(site)
  const byId = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]))
  const { bodyProblems, answerProblems } = documentChecks(document)
  const [server] = document.servers

  const urlOf = ({ path, parameters = [] }: Located, parts: Parts): URL => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = parts.path?.[name]
      if (value === undefined) throw new Error(`${path} needs ${name}`)
      return encodeURIComponent(value)
    })
    const url = new URL(`${server?.url}${filled}`, site.url)
    const known = parameters.filter((one) => one.in === 'query')
    for (const [name, value] of Object.entries(parts.query ?? {})) {
      if (!known.some((one) => one.name === name)) throw new Error(`${path} has no parameter ${name}`)
      url.searchParams.set(name, String(value))
    }
    const missing = known.filter(({ name, required }) => required && !url.searchParams.has(name))
    if (missing.length > 0) throw new Error(`${path} needs ${missing.map(({ name }) => name)}`)
    return url
  }

  /** @returns the status, and `data` or `errors` of the answer */
  return async (id: string, { token, body, ...parts }: Parts = {}) => {
    const operation = byId.get(id)
    if (!operation) throw new Error(`the document has no operation ${id}`)
    const [needed = {}] = operation.security
    if (Object.keys(needed).length > 0 && !token) throw new Error(`${id} needs a token`)
    if (body !== undefined) expect([id, bodyProblems(operation, body)]).toEqual([id, []])
    else if (operation.requestBody) throw new Error(`${id} needs a body`)
    const response = await fetch(urlOf(operation, parts), {
      method: operation.method.toUpperCase(),
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { status } = response
    const answer = await response.json()
    expect([id, status, answerProblems(operation, status, answer)]).toEqual([id, status, []])
    // biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
    return { status, ...(answer as { data?: any; errors?: any }) }
  }
}
