import { z } from 'zod'

const FROM = /^\/(?!\/)[^?#\\]*$/
const PATH = /^\/(?![/\\])[^\\]*$/
/** A host must stand where hosts stand: `https:///**` would take the next one from the address that is asked for. */
const ADDRESS = /^https?:\/\/[^/\\?#@\s*]+([/?#]|$)/i

const WILDCARD = '/**'
const hasControls = (text: string): boolean => /\p{Cc}|\s/u.test(text)

/** Whether a rule may lead to it: a path of the site, or an http or https address without a user's name in it. */
export function isRuleTarget(to: string): boolean {
  const text = to.endsWith(WILDCARD) ? to.slice(0, -WILDCARD.length) : to
  if (hasControls(text) || text.includes('**')) return false
  if (text === '') return to === WILDCARD
  return PATH.test(text) || (ADDRESS.test(text) && URL.canParse(text))
}

/** Whether it is an exact path or `/x/**`. */
export const isRuleSource = (from: string): boolean =>
  from.isWellFormed() &&
  FROM.test(from) &&
  !/\p{Cc}/u.test(from) &&
  !from.replace(/\/\*\*$/, '').includes('*')

/** What a rule answers with: for good (301, 308), for now (302, 307; 307 and 308 keep the method), or that it is gone. */
export const RULE_STATUSES = [301, 302, 307, 308, 410] as const
export type RuleStatus = (typeof RULE_STATUSES)[number]

/**
 * One redirect (spec §2, "Server route rules may also redirect"). `from` is an exact path or `/x/**`; the status is
 * 307 where none is named. With 410 there is nothing it leads to (`to` is ''). Between `startsAt` and `endsAt` it is in
 * force, the end not included.
 */
export const RouteRule = z
  .object({
    from: z.string().refine(isRuleSource),
    to: z.string(),
    status: z.literal(RULE_STATUSES).optional(),
    startsAt: z.string().nullish(),
    endsAt: z.string().nullish(),
  })
  .refine(({ to, status }) => (status === 410 ? to === '' : isRuleTarget(to)), {
    path: ['to'],
    error: 'http、https、またはサイト内のパスを指定してください。',
  })
  .refine(({ from, to }) => !to.endsWith(WILDCARD) || from.endsWith(WILDCARD), {
    path: ['to'],
    error: '転送先の ** は、転送元が ** で終わるときに使えます。',
  })
export type RouteRule = z.infer<typeof RouteRule>

export const DEFAULT_REDIRECT_STATUS = 307

/** Which paths a rule is about: one, or all at and below one. */
export const reachOf = ({ from }: Pick<RouteRule, 'from'>): { path: string; isBelow: boolean } =>
  from.endsWith(WILDCARD)
    ? { path: from.slice(0, -WILDCARD.length), isBelow: true }
    : { path: from, isBelow: false }

/** Rules as they are looked up: exact paths, and what is at and below a path. Of two for one path the first counts. */
export type RuleIndex<Rule extends RouteRule = RouteRule> = {
  exact: ReadonlyMap<string, Rule>
  below: ReadonlyMap<string, Rule>
  /** The longest path that something below is redirected from, so that long addresses cost nothing. */
  longest: number
}

/** Makes rules ready to be looked up: one pass, whatever their order. */
export function routeRuleIndex<Rule extends RouteRule>(rules: readonly Rule[]): RuleIndex<Rule> {
  const exact = new Map<string, Rule>()
  const below = new Map<string, Rule>()
  let longest = 0
  for (const rule of rules) {
    const { path, isBelow } = reachOf(rule)
    const map = isBelow ? below : exact
    if (!map.has(path)) map.set(path, rule)
    if (isBelow) longest = Math.max(longest, path.length)
  }
  return { exact, below, longest }
}

/** Whether a rule is in force at a moment. */
export const isInForce = ({ startsAt, endsAt }: RouteRule, now: Date): boolean =>
  (!startsAt || Date.parse(startsAt) <= now.getTime()) && (!endsAt || now.getTime() < Date.parse(endsAt))

/** The rule for a path, and the rest of the path behind what the rule names. */
export type FoundRule<Rule extends RouteRule = RouteRule> = { rule: Rule; rest: string }

/**
 * The rule for a path: the exact one, else the one below the longest path that is in force. The path is decoded once
 * and has no slash at its end (`decodedPath`).
 */
export function findRule<Rule extends RouteRule>(
  { exact, below, longest }: RuleIndex<Rule>,
  path: string,
  now: Date,
): FoundRule<Rule> | null {
  const own = exact.get(path)
  if (own && isInForce(own, now)) return { rule: own, rest: '' }
  if (below.size === 0) return null
  let end = path.length
  if (end > longest) end = path.lastIndexOf('/', longest)
  while (end >= 0) {
    const rule = below.get(path.slice(0, end))
    if (rule && isInForce(rule, now)) return { rule, rest: path.slice(end) }
    if (end === 0) break
    end = path.lastIndexOf('/', end - 1)
  }
  return null
}

/** A decoded rest of a path as it stands in a URL: it names no other host, steps nowhere up, and its `?` are letters. */
const toPath = (rest: string): string =>
  rest
    .split('/')
    .filter((step) => step !== '' && step !== '.' && step !== '..')
    .map(
      (step) =>
        `/${encodeURIComponent(step.toWellFormed()).replace(/%(40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent)}`,
    )
    .join('')

const withQuery = (to: string, query: string): string => {
  if (query === '' || to.includes('?')) return to
  const [path = '', ...fragment] = to.split('#')
  return path + query + fragment.map((text) => `#${text}`).join('')
}

/** Where a rule leads and with which status; with 410 nowhere. `query` (with its `?`) is carried along. */
export type Redirect = { to: string; status: Exclude<RuleStatus, 410> } | { to: null; status: 410 }

/** What a rule that was found answers. */
export function redirectOf({ rule, rest }: FoundRule, query = ''): Redirect {
  const { to, status = DEFAULT_REDIRECT_STATUS } = rule
  if (status === 410) return { to: null, status }
  const place = to.endsWith(WILDCARD) ? to.slice(0, -WILDCARD.length) + toPath(rest) : to
  return { to: withQuery(place || '/', query), status }
}
