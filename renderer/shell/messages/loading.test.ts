import { expect, test } from 'vitest'
import { isLoading, startLoading, whileLoading } from './loading.ts'

test('the loader is visible while at least one registration exists, nested or side by side (R149)', () => {
  const [first, second] = [startLoading(), startLoading()]
  first()
  first()
  expect(isLoading()).toBe(true)
  second()
  expect(isLoading()).toBe(false)
})

test('it disappears when the work is done, and the result is returned (R149)', async () => {
  const gate = Promise.withResolvers<string>()
  const work = whileLoading(() => whileLoading(() => gate.promise))
  expect(isLoading()).toBe(true)
  gate.resolve('できた')
  expect(await work).toBe('できた')
  expect(isLoading()).toBe(false)
})

test('it disappears after a failure too, which is rethrown (R149)', async () => {
  await expect(
    whileLoading(async () => {
      throw new Error('だめ')
    }),
  ).rejects.toThrow('だめ')
  await expect(
    whileLoading(() => {
      throw new Error('すぐだめ')
    }),
  ).rejects.toThrow('すぐだめ')
  expect(isLoading()).toBe(false)
})
