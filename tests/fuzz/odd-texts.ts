import fc from 'fast-check'
import { HOSTILE_ADDRESSES } from '#domain/hostile/addresses.fixture.ts'
import { HOSTILE_TEXTS } from '#domain/hostile/texts.fixture.ts'

/** Characters that break careless code: controls, unpaired surrogates, bidirectional marks, combined characters. */
const LETTERS = [
  ...'aA09 /\\.,:;?&=%#+-_~!*\'"`<>()[]{}|^$@',
  ...'旅湯あア　。「」𠮷🦀é',
  'か\u3099',
  '\u0000',
  '\u0007',
  '\t',
  '\n',
  '\r',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2028',
  '\u2066',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ud83d',
  '\udc00',
  '\u{e0001}',
  '\u{10ffff}',
]

/** Texts with a meaning to some interpreter: numbers, property names, SQL and template syntax. */
const MEANINGFUL_TEXTS = [
  '',
  '0',
  '-0',
  '1',
  '-1',
  '01',
  '1e3',
  '1e309',
  '0x10',
  '999999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '2026-02-30',
  '2026-11-21T00:00:00.000Z',
  '9999-12-31',
  '-000001-01-01',
  '24:60',
  'a1111111-1111-4111-8111-111111111111',
  "' OR '1'='1",
  '" OR ""="',
  'x" AND "y',
  'NEAR(',
  '*',
  '%',
  '_',
  '..',
  '.',
  '/',
  '//',
]

/** A hostile text of moderate length. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 24 }) },
  { weight: 3, arbitrary: fc.constantFrom(...MEANINGFUL_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_ADDRESSES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...LETTERS), fc.integer({ min: 100, max: 3000 }))
      .map(([letter, times]) => letter.repeat(times)),
  },
)

/** Broken escapes, as no browser writes them. */
const BROKEN = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%E3%81',
  '%ED%A0%80',
  '%F0%9F',
  '%2e%2e%2f',
  '..%5c',
  '%0d%0aX-Evil:1',
]

/**
 * A text as part of a URL: escaped once, twice, partly or wrongly. Characters that a request line cannot carry are
 * always escaped.
 */
export const oddPart: fc.Arbitrary<string> = fc
  .tuple(oddText, fc.constantFrom('once', 'twice', 'bare', 'broken'), fc.constantFrom(...BROKEN))
  .map(([text, how, broken]) => {
    const once = encodeURIComponent(text.toWellFormed().slice(0, 600))
    if (how === 'once') return once
    if (how === 'twice') return encodeURIComponent(once)
    if (how === 'broken') return once.slice(0, 20) + broken
    return asPath(text.slice(0, 600))
  })

/** Escapes the characters that a request line cannot carry, as browsers do. */
const asPath = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\u0021-\u007e]/gu, encodeURIComponent)
    .replaceAll('#', '%23')
