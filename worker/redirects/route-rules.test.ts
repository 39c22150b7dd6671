import { expect, test } from 'vitest'
import { routeRuleMistakes } from '#domain/redirect/rule-mistakes.ts'
import { ROUTE_RULES } from './route-rules.ts'

test('the rules of the site have no loops, no chains and no bad targets (R62)', () => {
  expect(routeRuleMistakes(ROUTE_RULES)).toEqual([])
})
