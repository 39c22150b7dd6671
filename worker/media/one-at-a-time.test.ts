import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when it is told to. */
const aWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { work: vi.fn(() => promise), resolve, reject }
}

test('work is done one after the other, by whoever came first', async () => {
  const [one, two, three] = [aWork(), aWork(), aWork()]
  const doWork = oneAtATime()
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

test('what waits or is being done is not done twice, and again once it has been', async () => {
  const [one, two] = [aWork(), aWork()]
  const doWork = oneAtATime()
  const first = doWork('one', one.work)
  for (const name of ['one', 'two', 'one', 'two']) await doWork(name, (name === 'one' ? one : two).work)
  one.resolve()
  two.resolve()
  await first
  expect([one, two].map(({ work }) => work.mock.calls.length)).toEqual([1, 1])
  await doWork('one', one.work)
  expect(one.work).toHaveBeenCalledTimes(2)
})

test('work that fails is told, and stops nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [one, two] = [aWork(), aWork()]
  const doWork = oneAtATime()
  const first = doWork('one', one.work)
  await doWork('two', two.work)
  one.reject(new Error('no such picture'))
  two.resolve()
  await first
  expect(two.work).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
})

test('work that was cut off does not stop the next for good', async () => {
  let time = 0
  const [lost, later] = [aWork(), aWork()]
  const doWork = oneAtATime(() => time)
  const never = doWork('lost', lost.work)
  time = 29_999
  await doWork('waiting', later.work)
  expect(later.work).not.toHaveBeenCalled()
  time = 30_000
  later.resolve()
  await doWork('lost', later.work)
  expect(later.work).toHaveBeenCalledTimes(2)
  // Should it come back after all, the rest is not its to do.
  lost.resolve()
  await never
})
