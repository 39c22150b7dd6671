import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  HOSTILE_ADDRESSES,
  LOOPS,
  OTHER_HOSTS,
  PATHS_IN_DISGUISE,
  SCRIPTS,
} from '../hostile/addresses.fixture.ts'
import { reloadTarget } from './reload-target.ts'
import { isScriptAddress, safePath } from './safe-path.ts'

const SITE = 'https://tabishirube.example'
/** Shortens test titles. */
const named = (to: string): [string, string] => [JSON.stringify(to).slice(0, 60), to]
const originOf = (path: string) => new URL(path, `${SITE}/reload`).origin

test('the list is long and has no duplicates', () => {
  expect(new Set(HOSTILE_ADDRESSES).size).toBe(HOSTILE_ADDRESSES.length)
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(140)
})

test.each(OTHER_HOSTS.map(named))('%s is no path of this site (R31, R230)', (_, to) => {
  expect(safePath(to)).toBeNull()
})

test.each(SCRIPTS.map(named))('%s is no path of this site, but a script (R31, R230)', (_, to) => {
  expect(safePath(to)).toBeNull()
  expect(isScriptAddress(to)).toBe(true)
})

test.each(PATHS_IN_DISGUISE.map(named))('%s leaves the site in no interpretation (R31, R230)', (_, to) => {
  const path = safePath(to)
  expect(originOf(path ?? '/')).toBe(SITE)
  expect(isScriptAddress(to)).toBe(false)
})

test.each(LOOPS.map(named))('%s does not lead the reload page to itself (R31, R225)', (_, to) => {
  expect(reloadTarget(to)).toBe('/')
})

test.each([
  '/',
  '/spots',
  '/spots?page=2&from=https://elsewhere.example/',
  '/@/home/topics',
  '/about#Terms',
  '/search/=/keyword=%E6%8A%B9%E8%8C%B6%2Fx',
  '/search?keyword=//',
  '/x?to=/reload',
])('%s is a path of this site as it is (R30)', (path) => {
  expect(safePath(path)).toBe(path)
  expect(reloadTarget(path)).toBe(path)
})

test('a path is parsed as in browsers', () => {
  expect(safePath('/a/../spots/./b')).toBe('/spots/b')
  expect(safePath('/金沢?q=湯')).toBe('/%E9%87%91%E6%B2%A2?q=%E6%B9%AF')
})

const PIECES = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '%25',
  '\t',
  '\n',
  '\r',
  ' ',
  '@',
  ':',
  '?',
  '#',
  ';',
]
const WORDS = ['evil.example', 'javascript', 'https', 'reload', 'spots', '\u2215', '\ud800', '\ufeff', '湯']

test('any combination of such parts stays on the site, and is stable (R31, R230)', () => {
  const address = fc.array(fc.constantFrom(...PIECES, ...WORDS), { maxLength: 12 }).map((all) => all.join(''))
  fc.assert(
    fc.property(address, (to) => {
      const path = safePath(to)
      const target = reloadTarget(to)
      expect(originOf(path ?? '/')).toBe(SITE)
      expect(originOf(target)).toBe(SITE)
      expect(new URL(target, SITE).pathname).not.toMatch(/^\/reload(\/|$)/i)
      if (path !== null) expect(safePath(path)).toBe(path)
    }),
    { numRuns: 5000 },
  )
})
