/**
 * One part of a path as it stands in an address, whatever it says: an id from the address bar comes decoded, and with
 * `/`, `?`, `#` or `..` in it would name another endpoint. Dots alone and nothing at all, which no escape keeps in their
 * place, become a part that nothing is called.
 */
const segment = (part: string): string =>
  encodeURIComponent(/^\.{0,2}$/.test(part) ? `%${part}` : part.toWellFormed())

/** The path and query of a call below `/v1`, of which every part that is not written in the code is escaped. */
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
 * A path with parts: pathOf`/redirects/${id}/restore?${query}`. A path of this kind goes in as it is, and what stands
 * behind the `?` is a query as a whole.
 */
export const pathOf = (texts: TemplateStringsArray, ...parts: Part[]): CallPath =>
  new CallPath(
    parts.reduce<string>(
      (path, part, index) => path + textOf(part, path) + (texts[index + 1] ?? ''),
      texts[0] ?? '',
    ),
  )

/** A text without parts, written in the code as it is. What is put together otherwise is no path for a call. */
export type FixedPath<Path extends string> = Record<never, never> extends Record<Path, unknown> ? never : Path

type Arguments = { param?: Record<string, string> } | undefined

/** The client of hono puts the parameters of a path in as they are; this one escapes them first. */
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
