import type { ZodType, z } from 'zod'
import type { Fitting, PartsOf, RouteName } from '#worker/v1/route-types.ts'
import { answerOf } from './answer.ts'
import type { TokenUse } from './token-source.ts'

type Settings = {
  /** Aborts the call when the reader leaves its page. Omitted for shared responses and for writes. */
  endsWithPage?: true
  /** Which token of the session is sent; by default the access token. */
  token?: TokenUse
  /** Shown instead of the default message if the server cannot be reached. */
  offlineText?: string
}

/** One call of `/v1`, for `request`. */
export type Call<Data> = Settings & {
  method: string
  /** Path and query below `/v1`. */
  path: string
  json?: unknown
  read: (response: Response) => Data | Promise<Data>
}

type Query = URLSearchParams | Record<string, string | string[] | undefined>
type Parts = { param?: Record<string, string>; query?: Query; json?: unknown }
type Given<Name extends RouteName> =
  Record<never, never> extends PartsOf<Name> ? [parts?: PartsOf<Name>] : [parts: PartsOf<Name>]

/**
 * Encodes one path segment, whatever its content: an id from the location is decoded, and `/`, `?`, `#` or `..` in it
 * would address another endpoint. Segments that are empty or only dots cannot be escaped, and become a segment that
 * matches nothing.
 */
const segment = (part: string): string =>
  encodeURIComponent(/^\.{0,2}$/.test(part) ? `%${part}` : part.toWellFormed())

const searchOf = (query: Query): URLSearchParams =>
  query instanceof URLSearchParams
    ? query
    : new URLSearchParams(
        Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
      )

/** The path of a route with its parameters, `:id` or `:file{pattern}`, and its query. */
export function pathOf(route: string, { param = {}, query = {} }: Parts): string {
  const search = searchOf(query).toString()
  return (
    route.replace(/:(\w+)(\{.*?\})?/g, (_, name) => segment(param[name] ?? '')) + (search && `?${search}`)
  )
}

/**
 * A route of `/v1` and the schema of what it answers, as a function from the parts of a request to its call. The
 * compiler compares both with the Worker's own types. Without a schema a call answers the `Response` itself.
 */
export function endpoint<Name extends RouteName>(
  name: Name,
  answer?: undefined,
  settings?: Settings,
): (...parts: Given<Name>) => Call<Response>
export function endpoint<Name extends RouteName, Answer extends ZodType>(
  name: Name,
  answer: Fitting<Name, Answer>,
  settings?: Settings,
): (...parts: Given<Name>) => Call<z.output<Answer>>
export function endpoint(name: string, answer?: ZodType, settings: Settings = {}) {
  const [method = '', route = ''] = name.split(' ')
  return (parts: Parts = {}): Call<unknown> => ({
    ...settings,
    method,
    path: pathOf(route, parts),
    json: parts.json,
    read: answer ? (response) => answerOf(answer, response) : (response) => response,
  })
}
