type Scalar = string | number | boolean
type QueryValue = Scalar | null | undefined | readonly Scalar[]
export type Query = Record<string, QueryValue>
/** A decoded query: single values as strings, lists of two or more values as arrays. */
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
 * Encodes a query: `%`, `&`, `=` and `+` are escaped, keys sorted by code unit, empty values dropped ('', null,
 * undefined, []; 0 and false stay). List items are joined with a raw `+`, which escaped values never contain. Spec
 * §9, "Query-to-path encoding".
 */
export function encodeQuery(query: Query): string {
  return Object.keys(query)
    .sort()
    .map((key) => [escapeText(key), encodeValue(query[key])] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
}

/** The inverse of `encodeQuery`. Never throws; parts that are not `key=value` are dropped. */
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

/** The encoded query as one path segment: `encodeURI` plus the three characters that would end a segment. */
function toSegment(encoded: string): string {
  return encodeURI(encoded.toWellFormed()).replace(/[/?#]/g, (character) => encodeURIComponent(character))
}

/** `/search/=/…` for a query, `/search` for an empty one; normalised. */
export function searchPath(query: Query): string {
  const encoded = encodeQuery(query)
  return encoded === '' ? '/search' : `/search/=/${toSegment(encoded)}`
}

/** Decodes a vike route parameter, which is decoded once but keeps `/` as `%2F`. */
export function decodeRouteParam(param: string): DecodedQuery {
  return decodeQuery(param.replace(/%2F/gi, '/'))
}
