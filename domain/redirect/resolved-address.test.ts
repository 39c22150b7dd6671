import { expect, test } from 'vitest'
import { resolveByRule, resolveBySpelling } from './resolved-address.ts'
import { type RouteRule, routeRuleIndex } from './route-rule.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const FILE: RouteRule[] = [{ from: '/both', to: '/by-file', status: 302 }]
const MANAGED: RouteRule[] = [
  { from: '/both', to: '/by-office', status: 301 },
  { from: '/old/**', to: '/new/**', status: 301 },
  { from: '/gone', to: '', status: 410 },
  { from: '/login', to: '/help', status: 301 },
]
const urlOf = (address: string) => new URL(address, 'https://site.example')

async function resolved(address: string) {
  let reads = 0
  const managed = async () => {
    reads += 1
    return routeRuleIndex(MANAGED)
  }
  const result = await resolveByRule(urlOf(address), { file: routeRuleIndex(FILE), managed }, NOW)
  return { result, reads }
}

test('rules of the code come before managed ones, which are not read then (R62)', async () => {
  expect(await resolved('/both')).toEqual({
    result: { kind: 'redirect', by: 'file', rule: '/both', to: '/by-file', status: 302 },
    reads: 0,
  })
  expect((await resolved('/old/a?b=1')).result).toEqual({
    kind: 'redirect',
    by: 'managed',
    rule: '/old/**',
    to: '/new/a?b=1',
    status: 301,
  })
  expect((await resolved('/gone/')).result).toEqual({
    kind: 'gone',
    by: 'managed',
    rule: '/gone',
    to: null,
    status: 410,
  })
  expect((await resolved('/spots')).result).toBeNull()
})

test('managed rules are not read for a reserved address (R62)', async () => {
  expect(await resolved('/login')).toEqual({ result: null, reads: 0 })
})

test('the data of a page with a rule leads to the page, and to no other host (R62)', async () => {
  const page = { kind: 'redirect', by: 'payload', rule: null, status: 302 }
  expect((await resolved('/old/a/_payload.json?mh2x3k4v')).result).toEqual({ ...page, to: '/old/a' })
  expect((await resolved('//gone/_payload.json')).result).toBeNull()
  expect((await resolved('/spots/_payload.json')).result).toBeNull()
})

test.each([
  ['/spots/', '/spots'],
  ['/spots/index.html?a=1', '/spots?a=1'],
  ['/%73pots', '/spots'],
  ['/spots/page/2', '/spots?page=2'],
  ['/spots/page/1', '/spots'],
  ['/.//other.example/', '/other.example'],
])('%s is another spelling of %s (R61)', (address, to) => {
  expect(resolveBySpelling(urlOf(address))).toEqual({
    kind: 'redirect',
    by: 'spelling',
    rule: null,
    to,
    status: 301,
  })
  expect(resolveBySpelling(urlOf(to))).toBeNull()
})
