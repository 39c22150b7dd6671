import { expect, test } from 'vitest'
import { formatsFor } from './formats.ts'

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test('the best format of the browser comes first, and a quick one behind it', () => {
  expect(formatsFor(CHROMIUM, 1024 * 512)).toEqual(['image/avif', 'image/webp'])
  expect(formatsFor('image/avif', 1024 * 512)).toEqual(['image/avif', 'image/jpeg'])
  expect(formatsFor('image/webp,*/*', 1024 * 512)).toEqual(['image/webp'])
})

test('a browser without modern formats gets jpeg', () => {
  for (const accept of ['', '*/*', 'image/jpeg']) expect(formatsFor(accept, 100)).toEqual(['image/jpeg'])
})

test('large pictures are never avif', () => {
  expect(formatsFor(CHROMIUM, 2048 * 1024)).toEqual(['image/webp'])
})
