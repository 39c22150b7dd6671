type Scalar = string | number | boolean
export type QueryValue = Scalar | null | undefined | readonly Scalar[]
export type Query = Record<string, QueryValue>
/** What a decoded query holds: single values as text, lists (two values or more) as lists of text. */
export type DecodedQuery = Record<string, string | string[]>

const ESCAPES: Record<string, string> = { '%': '%25', '&': '%26', '=': '%3D', '+': '%2B' }
const UNESCAPES: Record<string, string> = { '25': '%', '26': '&', '3D': '=', '2B': '+' }

const escapeText = (text: string): string => text.replace(/[%&=+]/g, (character) => ESCAPES[character] ?? '')
const unescapeText = (text: string): string =>
  text.replace(/%(25|26|3D|2B)/gi, (_, hex: string) => UNESCAPES[hex.toUpperCase()] ?? '')

function encodeValue(value: QueryValue): string {
  const values = Array.isArray(value) ? value : [value]
  return values
    .map((entry) => (entry === null || entry === undefined ? '' : String(entry)))
    .filter((text) => text !== '')
    .map(escapeText)
    .join('+')
}

/**
 * A query as one piece of text: `%`, `&`, `=` and `+` are escaped, keys sorted by code unit, empty values dropped
 * ('', null, undefined, []; 0 and false stay). Lists are joined with a raw `+`, which no escaped value contains.
 * Spec §9, "Query-to-path encoding".
 */
export function encodeQuery(query: Query): string {
  return Object.keys(query)
    .sort()
    .map((key) => [escapeText(key), encodeValue(query[key])] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
}

/** The opposite of `encodeQuery`. Never throws: what cannot be read as `key=value` is left out. */
export function decodeQuery(encoded: string): DecodedQuery {
  const entries = encoded.split('&').flatMap((pair): [string, string | string[]][] => {
    const at = pair.indexOf('=')
    const value = at < 0 ? '' : pair.slice(at + 1)
    if (value === '') return []
    const values = value.split('+').map(unescapeText)
    return [[unescapeText(pair.slice(0, at)), values.length > 1 ? values : (values[0] ?? '')]]
  })
  return Object.fromEntries(entries)
}

/** The encoded query as one path segment: `encodeURI`, and the three characters that would end the segment. */
function toSegment(encoded: string): string {
  return encodeURI(encoded.toWellFormed()).replace(/[/?#]/g, (character) => encodeURIComponent(character))
}

/** `/search/=/…` for a query, `/search` for an empty one; the same query always gives the same path. */
export function searchPath(query: Query): string {
  const encoded = encodeQuery(query)
  return encoded === '' ? '/search' : `/search/=/${toSegment(encoded)}`
}

/** Reads a route parameter of vike, which has been decoded once but keeps every `/` as `%2F`. */
export function decodeRouteParam(param: string): DecodedQuery {
  return decodeQuery(param.replace(/%2F/gi, '/'))
}
