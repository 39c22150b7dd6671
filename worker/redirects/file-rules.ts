import { routeRuleIndex } from '#domain/redirect/route-rule.ts'
import { ROUTE_RULES } from './route-rules.ts'

/** The rules of the file, ready to be looked up. They are asked before those that the office manages. */
export const FILE_RULES = { rules: ROUTE_RULES, index: routeRuleIndex(ROUTE_RULES) } as const
