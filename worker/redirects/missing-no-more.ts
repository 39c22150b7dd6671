import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { isReserved } from '#domain/redirect/reserved.ts'
import { findRule, routeRuleIndex } from '#domain/redirect/route-rule.ts'
import { decodedPath } from '#domain/url/decoded-path.ts'
import { forgetMissingStatement, listMissedPaths } from '../db/redirects/missing-addresses.server.ts'
import { counts } from './active-rules.ts'

/** The statements that take addresses off the list of those not found which rules lead on from this moment. */
export async function missingNoMore(
  db: D1Database,
  rules: readonly RedirectInput[],
  now: Date,
): Promise<D1PreparedStatement[]> {
  const index = routeRuleIndex(rules.filter((rule) => counts(rule, now)))
  if (index.exact.size + index.below.size === 0) return []
  const isLedOn = (path: string): boolean => !isReserved(path) && findRule(index, path, now) !== null
  const found = (await listMissedPaths(db)).filter((path) => isLedOn(decodedPath(path)))
  return found.length > 0 ? [forgetMissingStatement(db, found)] : []
}
