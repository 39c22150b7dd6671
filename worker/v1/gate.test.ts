import { expect, test } from 'vitest'
import { v1 } from './index.ts'

/**
 * They create, restore or end the session that a guard needs, independently of the role, and check a token themselves;
 * or they are automatic reports of a browser, or those of readers, who need no account.
 */
const WITHOUT_ROLE: Record<string, string> = {
  'POST /accounts/login': 'signingIn',
  'POST /account-joins': 'signingIn',
  'POST /accounts/authorize': 'member',
  'DELETE /me/sessions': 'member',
  'POST /me/second-factor': 'member',
  'DELETE /me/sessions/current': 'member',
  'DELETE /me/sessions/others': 'member',
  'DELETE /me/sessions/:id': 'member',
  'PUT /manage/name': 'manager',
  'POST /observations': 'skipUntracked',
  'POST /observations/csp': 'bodyLimit',
  'POST /reports': 'readable',
}

/** The guard of one entity, and that of content of all kinds. */
const GATES = new Set(['allow', 'allowContent'])

const gates = new Map<string, string[]>()
for (const { method, path, handler } of v1.routes)
  if (!['GET', 'ALL'].includes(method))
    gates.set(`${method} ${path}`, [...(gates.get(`${method} ${path}`) ?? []), handler.name])

test('every writing call has its guard first (R189)', () => {
  expect(gates.size).toBeGreaterThan(3)
  for (const [call, [first]] of gates)
    expect([call, GATES.has(first ?? '') ? 'allow' : first]).toEqual([call, WITHOUT_ROLE[call] ?? 'allow'])
  for (const call of Object.keys(WITHOUT_ROLE)) expect(gates.has(call)).toBe(true)
})
