import { z } from 'zod'

const FROM = /^\/(?!\/)[^?#\\]*$/
const PATH = /^\/(?![/\\])[^\\]*$/
/** A host is required: `https:///**` would take it from the requested path. */
const ADDRESS = /^https?:\/\/[^/\\?#@\s*]+([/?#]|$)/i

const WILDCARD = '/**'
const hasControls = (text: string): boolean => /\p{Cc}|\s/u.test(text)

/** Whether a rule may lead to it: a path of the site, or an http(s) URL without credentials. */
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

/** Permanent (301, 308), temporary (302, 307; 307 and 308 keep the method), or gone. */
export const RULE_STATUSES = [301, 302, 307, 308, 410] as const
export type RuleStatus = (typeof RULE_STATUSES)[number]

/**
 * A redirect (spec §2, "Server route rules may also redirect"). `from` is an exact path or `/x/**`; the default
 * status is 307. With 410 there is no target (`to` is ''). Active from `startsAt` until before `endsAt`.
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

const DEFAULT_REDIRECT_STATUS = 307

/** The paths matched by a rule: one, or one and everything below. */
export const reachOf = ({ from }: Pick<RouteRule, 'from'>): { path: string; isBelow: boolean } =>
  from.endsWith(WILDCARD)
    ? { path: from.slice(0, -WILDCARD.length), isBelow: true }
    : { path: from, isBelow: false }

/** Index of rules: exact paths, and paths with everything below. The first of two rules for a path wins. */
export type RuleIndex<Rule extends RouteRule = RouteRule> = {
  exact: ReadonlyMap<string, Rule>
  below: ReadonlyMap<string, Rule>
  /** Depth of the deepest `/**` source, which bounds the lookup for long addresses. */
  maxDepth: number
}

/** Builds the index in one pass. The order matters only for rules with the same source. */
export function routeRuleIndex<Rule extends RouteRule>(rules: readonly Rule[]): RuleIndex<Rule> {
  const exact = new Map<string, Rule>()
  const below = new Map<string, Rule>()
  let maxDepth = 0
  for (const rule of rules) {
    const { path, isBelow } = reachOf(rule)
    const map = isBelow ? below : exact
    if (!map.has(path)) map.set(path, rule)
    if (isBelow) maxDepth = Math.max(maxDepth, path.length)
  }
  return { exact, below, maxDepth }
}

/** Whether a rule is active at a moment. */
const isInForce = ({ startsAt, endsAt }: RouteRule, now: Date): boolean =>
  (!startsAt || Date.parse(startsAt) <= now.getTime()) && (!endsAt || now.getTime() < Date.parse(endsAt))

/** The rule for a path, and the rest of the path after the rule's source. */
type FoundRule<Rule extends RouteRule = RouteRule> = { rule: Rule; rest: string }

/**
 * The active rule for a path: the exact one, otherwise the one with the longest matching prefix. The path is decoded
 * once and has no trailing slash (`decodedPath`).
 */
export function findRule<Rule extends RouteRule>(
  { exact, below, maxDepth }: RuleIndex<Rule>,
  path: string,
  now: Date,
): FoundRule<Rule> | null {
  const own = exact.get(path)
  if (own && isInForce(own, now)) return { rule: own, rest: '' }
  if (below.size === 0) return null
  let end = path.length
  if (end > maxDepth) end = path.lastIndexOf('/', maxDepth)
  while (end >= 0) {
    const rule = below.get(path.slice(0, end))
    if (rule && isInForce(rule, now)) return { rule, rest: path.slice(end) }
    if (end === 0) break
    end = path.lastIndexOf('/', end - 1)
  }
  return null
}

/** The rest of a decoded path, escaped for a URL: it cannot change the host, go up, or start a query. */
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

/** Target and status of a redirect; no target with 410. `query` (with `?`) is appended. */
export type Redirect = { to: string; status: Exclude<RuleStatus, 410> } | { to: null; status: 410 }

/** The redirect of a matched rule. */
export function redirectOf({ rule, rest }: FoundRule, query = ''): Redirect {
  const { to, status = DEFAULT_REDIRECT_STATUS } = rule
  if (status === 410) return { to: null, status }
  const place = to.endsWith(WILDCARD) ? to.slice(0, -WILDCARD.length) + toPath(rest) : to
  return { to: withQuery(place || '/', query), status }
}
