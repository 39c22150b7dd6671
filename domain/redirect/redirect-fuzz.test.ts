import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddPart, oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { decodedPath } from '../url/decoded-path.ts'
import { RedirectInput } from './redirect-rule.ts'
import { findRule, redirectOf, routeRuleIndex } from './route-rule.ts'

const OWN = 'https://site.invalid'
const NOW = new Date('2026-11-21T00:00:00.000Z')

const end = fc.constantFrom('', '', '/**', '/', '/*', '?x=1', '#a')
const source = fc
  .tuple(fc.constantFrom('/old', '/old/', '/', '//', '/旅', ''), oddText, end)
  .map((parts) => parts.join(''))
const target = fc
  .tuple(
    fc.constantFrom(
      '/new',
      '/',
      '//',
      '/\\',
      'https://host.example',
      'https://host.example/',
      'https://',
      'javascript:',
      '',
    ),
    fc.oneof(fc.constant(''), oddText),
    end,
  )
  .map((parts) => parts.join(''))
const written = fc
  .record({ from: source, to: target, status: fc.constantFrom(301, 302, 307, 308, 410) })
  .map((rule) => ({ ...rule, isEnabled: true, startsAt: null, endsAt: null, note: '' }))

/** A request path: the source of a rule, with something appended. */
const requested = fc.record({
  behind: fc.array(oddPart, { maxLength: 3 }),
  query: fc.oneof(fc.constant(''), oddPart),
})

test('any rule is either refused or redirects to its declared target with a valid header (R57, R62)', async () => {
  await checkProperty(2000, fc.tuple(written, requested), ([input, { behind, query }]) => {
    const { data: rule } = RedirectInput.safeParse(input)
    if (!rule) return
    const index = routeRuleIndex([rule])
    const base = rule.from.endsWith('/**') ? rule.from.slice(0, -3) : rule.from
    for (const path of [base || '/', [base, ...behind].join('/')]) {
      const found = findRule(index, decodedPath(path), NOW)
      const redirect = found && redirectOf(found, query && `?${query}`)
      if (!redirect || redirect.to === null) continue
      const meant = new URL(rule.to.replace(/\/\*\*$/, '') || '/', OWN).origin
      expect([input, path, new URL(redirect.to, OWN).origin]).toEqual([input, path, meant])
      expect(() => new Headers({ location: redirect.to ?? '' })).not.toThrow()
      expect(redirect.to).not.toMatch(/[^\u0021-\u007e]/)
    }
  })
})
