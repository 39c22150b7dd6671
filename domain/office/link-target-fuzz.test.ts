import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { whyNotCheckable } from './link-target.ts'
import { isPublicAddress } from './public-address.ts'

const octet = fc.nat({ max: 255 })
const PRIVATE = fc.oneof(
  fc.tuple(fc.constant(10), octet, octet, octet),
  fc.tuple(fc.constant(127), octet, octet, octet),
  fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
)

/** Equivalent spellings of an IPv4 address. */
const spelling = fc.tuple(PRIVATE, fc.nat({ max: 8 })).map(([octets, how]) => {
  const [a, b, c, d] = octets
  const number = ((a * 256 + b) * 256 + c) * 256 + d
  const hex = octets.map((one) => `0x${one.toString(16)}`)
  return [
    octets.join('.'),
    `${octets.join('.')}.`,
    String(number),
    `0x${number.toString(16)}`,
    hex.join('.'),
    octets.map((one) => `0${one.toString(8)}`).join('.'),
    `[::ffff:${octets.join('.')}]`,
    `[64:ff9b::${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}]`,
    octets.join('。'),
  ][how] as string
})

test('no spelling of a private address is requested, and no name that resolves to one (R39)', async () => {
  await checkProperty(500, spelling, (host) => {
    const url = URL.parse(`https://${host}/`)
    if (url) expect([host, whyNotCheckable(url)]).toEqual([host, 'not-public'])
    expect([host, isPublicAddress(host.replace(/[[\]]/g, ''))]).toEqual([host, false])
  })
})

test('addresses are requested by https only, by name, at the default port (R39)', async () => {
  const written = fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'ftp://', '//', ''),
      oddText,
      fc.constantFrom('', ':22', ':443', '@a.jp', '/x'),
    )
    .map((parts) => parts.join(''))
  await checkProperty(800, written, (text) => {
    const url = URL.parse(text, 'https://www.example.jp/')
    if (!url || whyNotCheckable(url) !== null) return
    expect([url.protocol, url.port, url.username, url.password]).toEqual(['https:', '', '', ''])
    expect(url.hostname).toMatch(/^[^[\]]+\.[^.\d][^.]*\.?$/)
  })
})
