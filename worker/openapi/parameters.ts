import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import type { JsonSchema } from './json-schemas.ts'

type PathParameter = { description: string; schema?: JsonSchema }

const IDENTIFIER: JsonSchema = { $ref: '#/components/schemas/Identifier' }
const TEXT: JsonSchema = { type: 'string' }

/** The parameters of paths. Identifiers are chosen by the client that creates something. */
const PATH_PARAMETERS: Record<string, PathParameter> = {
  id: { description: 'The identifier', schema: IDENTIFIER },
  slug: { description: 'The last segment of the address of the page' },
  kind: { description: 'The plural of a kind of content' },
  code: { description: 'The JIS code of a prefecture', schema: { type: 'string', pattern: '^\\d{2}$' } },
  prefix: { description: 'Three hexadecimal digits', schema: { type: 'string', pattern: '^[0-9a-f]{3}$' } },
  provider: { description: 'The provider of a login' },
  photoId: { description: 'The identifier of the photo', schema: IDENTIFIER },
  file: { description: 'The identifier of the guide', schema: IDENTIFIER },
  token: { description: 'The token of a link' },
  version: {
    description: 'The version of the manuscript',
    schema: { type: 'string', pattern: '^[1-9]\\d{0,9}$' },
  },
  comment: { description: 'The identifier of the comment', schema: IDENTIFIER },
  report: { description: 'The identifier of the report', schema: IDENTIFIER },
  sessionId: { description: 'The id of the session' },
  fingerprint: { description: 'The fingerprint of the error' },
}

/** Where `id` is not an `Identifier`. */
const OTHER_IDS: readonly [RegExp, string][] = [
  [/^\/me\/sessions\//, 'The id of the session'],
  [/^\/manage\/authors\//, 'The identifier of the author; to read, also the slug'],
]

const pluralsOf = (kinds: readonly FavoriteKind[]): JsonSchema => ({
  type: 'string',
  enum: kinds.map((kind) => CONTENT_KINDS[kind].plural),
})
const SHELF_KINDS: readonly [RegExp, JsonSchema][] = [
  [/^\/me\/favorites\//, pluralsOf(FAVORITE_KINDS)],
  [/^\/me\/histories\//, pluralsOf(HISTORY_KINDS)],
]

const NAMED = /:(\w+)(?:\{\.\+\\(\.\w+)\})?/g

/** `/travel/guides/:file{.+\.ics}` → `/travel/guides/{file}.ics`. */
export const pathTemplate = (path: string): string =>
  path.replace(NAMED, (_, name: string, extension = '') => `{${name}}${extension}`)

/** The parameters in the path of a route. Throws for a name that is not described here. */
export const pathParameters = (path: string) =>
  [...path.matchAll(NAMED)].map(([, name = '']) => {
    const known = PATH_PARAMETERS[name]
    if (!known) throw new Error(`worker/openapi/parameters.ts does not describe :${name} of ${path}`)
    const other = name === 'id' ? OTHER_IDS.find(([pattern]) => pattern.test(path))?.[1] : undefined
    const kinds = name === 'kind' ? SHELF_KINDS.find(([pattern]) => pattern.test(path))?.[1] : undefined
    return {
      name,
      in: 'path',
      required: true,
      description: other ?? known.description,
      schema: kinds ?? (other ? TEXT : (known.schema ?? TEXT)),
    }
  })
