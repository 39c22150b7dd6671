import { expect, test } from 'vitest'
import { cleanStack, fingerprintOf } from './error-shape.ts'

test('the frames of a stack stay, without the origin, a query or the message (R57)', () => {
  const stack = `TypeError: 山田花子 of hanako@example.jp
    at save (https://site.example/assets/chunks/chunk-Ab3dE6g.js:1:234)
    at go (https://site.example/search?keyword=hanako:2:3)
    at https://site.example/shared/guides/Zk3-9_aBcDeFgHiJ:2:3
text of somebody`
  expect(cleanStack(stack)).toBe(
    'at save (/assets/chunks/chunk-Ab3dE6g.js:1:234)\nat go (/search)\nat /shared/guides/…',
  )
})

test('a stack is cut to a readable length', () => {
  const stack = Array.from({ length: 500 }, (_, line) => `at f${line} (/a.js:1:${line}) ${'x '.repeat(500)}`)
  expect(cleanStack(stack.join('\n')).length).toBeLessThanOrEqual(12 * 201)
})

test('the same error is recognised across builds, numbers and quoted texts', async () => {
  const one = await fingerprintOf(
    'error',
    'Cannot read "a" of row 12',
    'at f (/assets/chunks/chunk-a.js:1:2)',
  )
  const other = await fingerprintOf(
    'error',
    'Cannot read "bc" of row 7',
    'at g (/assets/chunks/chunk-b.js:9:9)',
  )
  expect(one).toMatch(/^[\da-f]{16}$/)
  expect(other).toBe(one)
  expect(await fingerprintOf('error', 'Cannot write "a" of row 12', '')).not.toBe(one)
})
