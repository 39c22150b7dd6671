import { expect, test } from 'vitest'
import { batched } from './name-batch.ts'

const recordingFetch = (batchSize?: number) => {
  const calls: string[][] = []
  let isBroken = false
  const name = batched(async (ids) => {
    calls.push([...ids])
    if (isBroken) throw new Error('no network')
    return new Map(ids.filter((id) => id !== 'none').map((id) => [id, `name of ${id}`]))
  }, batchSize)
  const breakDown = (is: boolean) => {
    isBroken = is
  }
  return { name, calls, breakDown }
}

test('lookups of the same tick are batched and deduplicated; unknown ids give null', async () => {
  const { name, calls } = recordingFetch()
  expect(await Promise.all([name('a'), name('b'), name('a'), name('none')])).toEqual([
    'name of a',
    'name of b',
    'name of a',
    null,
  ])
  expect(await name('a')).toBe('name of a')
  expect(calls).toEqual([['a', 'b', 'none']])
})

test('larger batches are split', async () => {
  const { name, calls } = recordingFetch(2)
  await Promise.all(['a', 'b', 'c'].map(name))
  expect(calls).toEqual([['a', 'b'], ['c']])
})

test('failed lookups are repeated', async () => {
  const { name, breakDown } = recordingFetch()
  breakDown(true)
  await expect(name('a')).rejects.toThrow('no network')
  breakDown(false)
  expect(await name('a')).toBe('name of a')
})
