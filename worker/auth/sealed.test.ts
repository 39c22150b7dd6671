import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { open, seal } from './sealed.ts'

const KEY = 'the first key of these tests is long enough'
const OLD_KEY = 'the former key of these tests is long enough'
const NAME = 'a-cookie'
const NOW = Date.UTC(2026, 10, 21, 3, 4, 5, 678)
const sealed = (text: string, keys = [KEY], seconds = 60) => seal(keys, NAME, text, seconds, NOW)
const opened = (text: string | undefined, keys = [KEY], now = NOW) => open(keys, NAME, text, now)

test('any sealed text can be opened, and each sealing differs (R257)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const [one, other] = [await sealed(text), await sealed(text)]
      expect(one).not.toBe(other)
      expect(await opened(one)).toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('it is what the specification says: PBKDF2 of 500 iterations, salt, iv, AES-GCM bound to the name, and the expiry inside (R257, R258)', async () => {
  const text = await sealed('LINE 旅')
  expect(text).toMatch(/^[0-9a-f]{16}[\w-]+$/)
  const bytes = Buffer.from(text.slice(16), 'base64url')
  const [salt, iv, ciphertext, tag] = [
    bytes.subarray(0, 16),
    bytes.subarray(16, 28),
    bytes.subarray(28, -16),
    bytes.subarray(-16),
  ]
  const key = pbkdf2Sync(text.slice(0, 16) + KEY, salt, 500, 32, 'sha256')
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(NAME)).setAuthTag(tag)
  const plain = Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString()
  expect(plain).toBe(`${Math.floor(NOW / 1000) + 60} LINE 旅`)
})

test('no character of it can be changed, left out or added (R258)', async () => {
  const text = await sealed('LINE token')
  for (let at = 0; at < text.length; at += 1) {
    const other = text[at] === 'a' ? 'b' : 'a'
    expect([at, await opened(text.slice(0, at) + other + text.slice(at + 1))]).toEqual([at, null])
    expect([at, await opened(text.slice(0, at) + text.slice(at + 1))]).toEqual([at, null])
  }
  const endings = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.replace(
    text.at(-1) ?? '',
    '',
  )
  for (const ending of endings)
    expect([ending, await opened(text.slice(0, -1) + ending)]).toEqual([ending, null])
  for (const rest of ['A', '=', ' ', 'AAAA']) expect(await opened(text + rest)).toBeNull()
})

test('it opens under its own name only (R258)', async () => {
  expect(await open([KEY], 'another-cookie', await sealed('secret'), NOW)).toBeNull()
})

test('it opens until it expires, even if the browser still sends it (R257)', async () => {
  const text = await sealed('secret')
  const end = Math.floor(NOW / 1000) * 1000 + 60_000
  expect(await opened(text, [KEY], end - 1)).toBe('secret')
  expect(await opened(text, [KEY], end)).toBeNull()
})

test('a new key seals, a former one still opens, and a removed one opens nothing', async () => {
  const before = await sealed('secret', [OLD_KEY])
  expect(await opened(before, [KEY, OLD_KEY])).toBe('secret')
  expect(await opened(before, [KEY])).toBeNull()
  expect(await opened(await sealed('secret', [KEY, OLD_KEY]), [KEY])).toBe('secret')
})

test('a foreign text gives null, without an error (R142)', async () => {
  const long = await seal([KEY], NAME, 'x'.repeat(4000), 60, NOW)
  for (const text of [
    undefined,
    '',
    'a',
    '0123456789abcdef',
    `0123456789abcdef${'A'.repeat(36)}`,
    '%00',
    '旅',
    long,
  ])
    expect([text, await opened(text)]).toEqual([text, null])
})

test('text of any length that was not sealed gives null (R142)', async () => {
  for (let length = 1; length <= 120; length += 1)
    expect([length, await opened(`0123456789abcdef${'A'.repeat(length)}`)]).toEqual([length, null])
})

test('without a key nothing is sealed or opened', async () => {
  await expect(seal([], NAME, 'secret', 60)).rejects.toThrow('no key')
  expect(await opened(await sealed('secret'), [])).toBeNull()
})
