import { z } from 'zod'
import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { type RouteRule, RULE_STATUSES, type RuleIndex, routeRuleIndex } from '#domain/redirect/route-rule.ts'
import { storedRules, storedVersion, writeStoredRules } from '../rules/stored-rules.ts'

export const REDIRECTS_KEY = 'rules/redirects.json'

/** As short as it goes, because every isolate reads it: source, target, status, start, end. */
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

/** The managed rules as they are in force for everybody, ready to be looked up. Never asks the database. */
export async function managedRules(env: Env): Promise<RuleIndex> {
  const rules = await stored(env)
  const known = indexes.get(rules)
  if (known) return known
  const index = routeRuleIndex(rules.map(toRule))
  indexes.set(rules, index)
  return index
}

/** Whether a rule can still come into force: it is switched on and not over. */
export const counts = ({ isEnabled, endsAt }: RedirectInput, now: Date): boolean =>
  isEnabled && (!endsAt || now.getTime() < Date.parse(endsAt))

/** Puts rules into force. `version`: the state of the table that they are. Throws when the store does not answer. */
export const layRedirects = (
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
      .filter((rule) => counts(rule, now))
      .map((rule): Stored => [rule.from, rule.to, rule.status, rule.startsAt, rule.endsAt]),
  )

/** The state of the table that the rules in force were made of. */
export const laidVersion = (env: Env): Promise<number> => storedVersion(env, REDIRECTS_KEY)
