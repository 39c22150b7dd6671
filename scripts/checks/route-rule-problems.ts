import { routeRuleMistakes } from '#domain/redirect/rule-mistakes.ts'
import { ROUTE_RULES } from '#worker/redirects/route-rules.ts'

/** Loops, chains and bad targets in the file of redirects. The build fails with them. */
export const routeRuleProblems = (): string[] => routeRuleMistakes(ROUTE_RULES)
