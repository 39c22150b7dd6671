import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { isReserved } from '#domain/redirect/reserved.ts'
import { findRule, routeRuleIndex } from '#domain/redirect/route-rule.ts'
import { decodedPath } from '#domain/url/decoded-path.ts'
import { deleteMissingStatement, listMissedPaths } from '../db/redirects/missing-addresses.server.ts'
import { isApplicable } from './active-rules.ts'

/** The statements that delete missing addresses which rules redirect from now on. */
export async function deleteResolvedMissing(
  db: D1Database,
  rules: readonly RedirectInput[],
  now: Date,
): Promise<D1PreparedStatement[]> {
  const index = routeRuleIndex(rules.filter((rule) => isApplicable(rule, now)))
  if (index.exact.size + index.below.size === 0) return []
  const isRedirected = (path: string): boolean => !isReserved(path) && findRule(index, path, now) !== null
  const found = (await listMissedPaths(db)).filter((path) => isRedirected(decodedPath(path)))
  return found.length > 0 ? [deleteMissingStatement(db, found)] : []
}
