import { routeRuleMistakes } from '#domain/redirect/rule-mistakes.ts'
import { ROUTE_RULES } from '#worker/redirects/route-rules.ts'

/** What is wrong with the redirects of the file: nothing is built with loops, chains or bad targets. */
export const routeRuleProblems = (): string[] => routeRuleMistakes(ROUTE_RULES)
