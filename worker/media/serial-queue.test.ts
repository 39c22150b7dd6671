import { expect, test, vi } from 'vitest'
import { serialQueue } from './serial-queue.ts'

/** Work that the test ends. */
const aWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { work: vi.fn(() => promise), resolve, reject }
}

test('work runs one at a time, in order', async () => {
  const [one, two, three] = [aWork(), aWork(), aWork()]
  const doWork = serialQueue()
  const first = doWork('one', one.work)
  await doWork('two', two.work)
  await doWork('three', three.work)
  expect(two.work).not.toHaveBeenCalled()
  one.resolve()
  await vi.waitFor(() => expect(two.work).toHaveBeenCalled())
  expect(three.work).not.toHaveBeenCalled()
  two.resolve()
  three.resolve()
  await first
  expect(three.work).toHaveBeenCalledOnce()
})

test('pending or running work is not added twice, and can be added again afterwards', async () => {
  const [one, two] = [aWork(), aWork()]
  const doWork = serialQueue()
  const first = doWork('one', one.work)
  for (const name of ['one', 'two', 'one', 'two']) await doWork(name, (name === 'one' ? one : two).work)
  one.resolve()
  two.resolve()
  await first
  expect([one, two].map(({ work }) => work.mock.calls.length)).toEqual([1, 1])
  await doWork('one', one.work)
  expect(one.work).toHaveBeenCalledTimes(2)
})

test('failing work is logged, and stops nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [one, two] = [aWork(), aWork()]
  const doWork = serialQueue()
  const first = doWork('one', one.work)
  await doWork('two', two.work)
  one.reject(new Error('no such picture'))
  two.resolve()
  await first
  expect(two.work).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
})

test('interrupted work does not block the queue permanently', async () => {
  let time = 0
  const [lost, later] = [aWork(), aWork()]
  const doWork = serialQueue(() => time)
  const never = doWork('lost', lost.work)
  time = 29_999
  await doWork('waiting', later.work)
  expect(later.work).not.toHaveBeenCalled()
  time = 30_000
  later.resolve()
  await doWork('lost', later.work)
  expect(later.work).toHaveBeenCalledTimes(2)
  // Lost work that returns after all does not continue with the rest.
  lost.resolve()
  await never
})
