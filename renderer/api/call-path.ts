/**
 * Encodes one path segment, whatever its content: an id from the location is decoded, and `/`, `?`, `#` or `..` in it
 * would address another endpoint. Segments that are empty or only dots cannot be escaped, and become a segment that
 * matches nothing.
 */
const segment = (part: string): string =>
  encodeURIComponent(/^\.{0,2}$/.test(part) ? `%${part}` : part.toWellFormed())

/** The path and query of a call below `/v1`; every part that is not a literal is escaped. */
export class CallPath {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

type Part = string | number | URLSearchParams | CallPath

const textOf = (part: Part, before: string): string => {
  if (typeof part === 'object') return part.toString()
  return before.endsWith('?') ? new URLSearchParams(String(part)).toString() : segment(String(part))
}

/**
 * A path with parameters: pathOf`/redirects/${id}/restore?${query}`. A value that is a path already is inserted as it
 * is; after `?` it is a whole query string.
 */
export const pathOf = (texts: TemplateStringsArray, ...parts: Part[]): CallPath =>
  new CallPath(
    parts.reduce<string>(
      (path, part, index) => path + textOf(part, path) + (texts[index + 1] ?? ''),
      texts[0] ?? '',
    ),
  )

/** A string literal without parameters. A concatenated string is not accepted as a path. */
export type FixedPath<Path extends string> = Record<never, never> extends Record<Path, unknown> ? never : Path

type Arguments = { param?: Record<string, string> } | undefined

/** The Hono client inserts path parameters unescaped; this proxy escapes them first. */
export const withSafeParams = <Client extends object>(client: Client): Client =>
  new Proxy(client, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver)
      return typeof found === 'function' ? withSafeParams(found) : found
    },
    apply: (target, self, [given, ...rest]: [Arguments, ...unknown[]]) => {
      const param = Object.entries(given?.param ?? {}).map(([name, part]) => [name, segment(part)])
      const safe = given?.param ? { ...given, param: Object.fromEntries(param) } : given
      return Reflect.apply(target as unknown as () => unknown, self, [safe, ...rest])
    },
  })
