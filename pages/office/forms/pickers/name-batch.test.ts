import { expect, test } from 'vitest'
import { batched } from './name-batch.ts'

const asking = (most?: number) => {
  const calls: string[][] = []
  let isBroken = false
  const name = batched(async (ids) => {
    calls.push([...ids])
    if (isBroken) throw new Error('no network')
    return new Map(ids.filter((id) => id !== 'none').map((id) => [id, `name of ${id}`]))
  }, most)
  const breakDown = (is: boolean) => {
    isBroken = is
  }
  return { name, calls, breakDown }
}

test('what is asked for at once is asked together, once each; what nobody knows is null', async () => {
  const { name, calls } = asking()
  expect(await Promise.all([name('a'), name('b'), name('a'), name('none')])).toEqual([
    'name of a',
    'name of b',
    'name of a',
    null,
  ])
  expect(await name('a')).toBe('name of a')
  expect(calls).toEqual([['a', 'b', 'none']])
})

test('more than a call may ask for is divided', async () => {
  const { name, calls } = asking(2)
  await Promise.all(['a', 'b', 'c'].map(name))
  expect(calls).toEqual([['a', 'b'], ['c']])
})

test('what failed is asked again', async () => {
  const { name, breakDown } = asking()
  breakDown(true)
  await expect(name('a')).rejects.toThrow('no network')
  breakDown(false)
  expect(await name('a')).toBe('name of a')
})
