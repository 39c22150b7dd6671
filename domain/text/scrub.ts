/** Addresses whose path contains a secret token. */
const KEYED_PATH = /((?:\/v1)?\/(?:shared\/guides|preview)\/)(?!:)[^/\s"'`)\]}>]+/g
/** Queries and fragments of addresses: they may hold codes, search terms or mail addresses. */
const QUERY = /(?<=[\w/.%~@-])[?#](?=[^\s?#"'`)\]}>:])[^\s"'`)\]}>]*/g
const MAIL = /[^\s"'`<>()[\]{},;:=/&?]{1,64}(?:@|%40)[^\s"'`<>()[\]{},;:=/&?@]{1,190}\.[\p{L}]{2,}/gu
const SCHEME_TOKEN = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi
const JWT = /\beyJ[\w-]*\.[\w-]*(?:\.[\w-]*)*/g
/** `token=…`, `"password": "…"`. */
const NAMED_SECRET =
  /\b(access_?token|id_?token|refresh_?token|token|password|passwd|secret|api_?key|authorization|cookie|set-cookie|code|state|session)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s"',;&)}\]]+)/gi
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const LONG_RUN = /[\w~+-]{24,}={0,2}/g
const IP = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g
const PHONE = /(?<![\w.:-])(?:\+81[-\s]?|0)\d{1,4}[-\s(]?\d{1,4}[-\s)]?\d{3,4}(?![\w.:-])/g

/** A mix of letters and digits is treated as a key; our own ids (UUID) and file names are not. */
const isKey = (run: string): boolean =>
  !UUID.test(run) && (run.match(/\d/g)?.length ?? 0) >= 3 && /[a-z]/i.test(run)

/**
 * Removes secrets and personal data as far as their shape reveals them: tokens, keys, mail addresses, telephone
 * numbers, IP addresses, queries, and the paths of shared guides and previews. Names cannot be detected and must not
 * be logged.
 */
export const scrub = (text: string): string =>
  text
    .replace(KEYED_PATH, '$1…')
    .replace(SCHEME_TOKEN, '$1 …')
    .replace(JWT, '[token]')
    .replace(QUERY, '')
    .replace(MAIL, '[mail]')
    .replace(NAMED_SECRET, '$1$2…')
    .replace(LONG_RUN, (run) => (isKey(run) ? '[key]' : run))
    .replace(IP, '[ip]')
    .replace(PHONE, '[phone]')
