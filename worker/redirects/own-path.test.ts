import { expect, test } from 'vitest'
import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { isRuleTarget } from '#domain/redirect/route-rule.ts'
import { ownPath } from './own-path.ts'

const RULE = { from: '/old', status: 301, isEnabled: true, startsAt: null, endsAt: null, note: '' } as const
const pathOf = (to: string) =>
  ownPath({ ...RULE, to } as RedirectInput, { APP_HOST: 'https://site.example' }).to

test('an absolute target on this site becomes a path, and other hosts stay (R62)', () => {
  expect(pathOf('https://site.example/spots?page=2#a')).toBe('/spots?page=2#a')
  expect(pathOf('http://site.example/x/**')).toBe('/x/**')
  expect(pathOf('https://site.example.other/spots')).toBe('https://site.example.other/spots')
  expect(pathOf('/spots')).toBe('/spots')
})

test('no path of this site becomes an address of another (R62)', () => {
  for (const to of ['https://site.example//other.example/', 'https://site.example//other.example/**']) {
    expect(pathOf(to)).toBe(to)
    expect(isRuleTarget(pathOf(to))).toBe(true)
  }
})
