/** Addresses whose path is a key: whoever knows it gets in. */
const KEYED_PATH = /((?:\/v1)?\/(?:shared\/guides|preview)\/)(?!:)[^/\s"'`)\]}>]+/g
/** What a browser or a client hides in an address: queries and fragments hold codes, words of a search, mail addresses. */
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

/** Letters and digits well mixed: a key. Our own ids (UUID) and names of files are none. */
const isKey = (run: string): boolean =>
  !UUID.test(run) && (run.match(/\d/g)?.length ?? 0) >= 3 && /[a-z]/i.test(run)

/**
 * A text without what opens something or tells of a person, as far as that can be told from its shape: tokens, keys,
 * mail addresses, telephone numbers, addresses of machines, queries of addresses, the paths of shared guides and
 * previews. Names cannot be known: whoever writes a log leaves them out.
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
