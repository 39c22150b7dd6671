import { z } from 'zod'
import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { type RouteRule, RULE_STATUSES, type RuleIndex, routeRuleIndex } from '#domain/redirect/route-rule.ts'
import { storedRules, storedVersion, writeStoredRules } from '../rules/stored-rules.ts'

const REDIRECTS_KEY = 'rules/redirects.json'

/** A compact form, because every isolate reads it: source, target, status, start, end. */
const Stored = z.tuple([
  z.string(),
  z.string(),
  z.literal(RULE_STATUSES),
  z.string().nullable(),
  z.string().nullable(),
])
type Stored = z.infer<typeof Stored>

const stored = storedRules<Stored[]>(REDIRECTS_KEY, z.array(Stored), [])
const indexes = new WeakMap<Stored[], RuleIndex>()

const toRule = ([from, to, status, startsAt, endsAt]: Stored): RouteRule => ({
  from,
  to,
  status,
  startsAt,
  endsAt,
})

/** The active managed rules, indexed. Never queries the database. */
export async function managedRules(env: Env): Promise<RuleIndex> {
  const rules = await stored(env)
  const cached = indexes.get(rules)
  if (cached) return cached
  const index = routeRuleIndex(rules.map(toRule))
  indexes.set(rules, index)
  return index
}

/** Whether a rule can match now or later: it is enabled and not over. */
export const isApplicable = ({ isEnabled, endsAt }: RedirectInput, now: Date): boolean =>
  isEnabled && (!endsAt || now.getTime() < Date.parse(endsAt))

/**
 * Writes rules to the store. `version`: the version of the table that they were read at. Throws when the store does not
 * answer.
 */
export const syncRedirects = (
  env: Env,
  rules: readonly RedirectInput[],
  version: number,
  now: Date,
): Promise<void> =>
  writeStoredRules(
    env,
    REDIRECTS_KEY,
    version,
    rules
      .filter((rule) => isApplicable(rule, now))
      .map((rule): Stored => [rule.from, rule.to, rule.status, rule.startsAt, rule.endsAt]),
  )

/** The table version of the rules in the store. */
export const syncedVersion = (env: Env): Promise<number> => storedVersion(env, REDIRECTS_KEY)
