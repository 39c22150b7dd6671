import { expect, test } from 'vitest'
import { isOver, PREVIEW_MS, readPreview, signPreview } from './preview-token.ts'

const [NEW, OLD] = ['the-new-key-0123456789-0123456789-01', 'the-old-key-0123456789-0123456789-01']
const PREVIEW = {
  kind: 'article-page',
  id: 'a0000000-0000-4000-8000-000000000001',
  madeAt: 1_795_219_200_000,
} as const

test('a link opens its manuscript, with the key that signed it (R36)', async () => {
  const token = await signPreview([OLD], PREVIEW)
  expect(await readPreview([NEW, OLD], token)).toEqual(PREVIEW)
  expect(await readPreview([NEW], token)).toBeNull()
})

test('a link changed in any part is invalid (R36)', async () => {
  const token = await signPreview([NEW], PREVIEW)
  const [kind, id, madeAt, signature] = token.split('.')
  for (const other of [
    '',
    'x',
    [kind, id, madeAt].join('.'),
    ['spots', id, madeAt, signature].join('.'),
    [kind, id?.replace('1', '2'), madeAt, signature].join('.'),
    [kind, id, Number(madeAt) + 1, signature].join('.'),
    `${token}=`,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ` ${token}`,
  ])
    expect([other, await readPreview([NEW], other)]).toEqual([other, null])
})

test('a link expires an hour after its creation, or when revoked (R36)', () => {
  const at = (ms: number) => new Date(PREVIEW.madeAt + ms)
  expect(isOver(PREVIEW, null, at(PREVIEW_MS - 1))).toBe(false)
  expect(isOver(PREVIEW, null, at(PREVIEW_MS))).toBe(true)
  expect(isOver(PREVIEW, at(10), at(20))).toBe(true)
  expect(isOver(PREVIEW, at(-10), at(20))).toBe(false)
})
