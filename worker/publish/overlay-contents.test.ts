import { expect, test } from 'vitest'
import { storedContent } from './overlay-contents.ts'

/** A store that records its reads, with every object of the same size. */
const storeOf = (size: number) => {
  const reads: string[] = []
  const get = async (key: string) => {
    reads.push(key)
    return key.endsWith('/gone') ? null : { arrayBuffer: async () => new ArrayBuffer(size) }
  }
  return { reads, pages: { get } as unknown as Pick<R2Bucket, 'get'> }
}

test('a content is fetched once, also for concurrent requests', async () => {
  const { reads, pages } = storeOf(1000)
  await storedContent(pages, 'once/files/a')
  const contents = await Promise.all(Array.from({ length: 5 }, () => storedContent(pages, 'once/files/a')))
  expect(contents.map((content) => content?.byteLength)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(reads).toEqual(['once/files/a'])
  await storedContent(pages, 'other/files/a')
  expect(reads).toEqual(['once/files/a', 'other/files/a'])
})

test('missing or too large contents are fetched again', async () => {
  const { reads, pages } = storeOf(2 ** 20 + 1)
  for (const content of ['gone', 'gone', 'large', 'large'])
    await storedContent(pages, `again/files/${content}`)
  expect(reads).toEqual(['again/files/gone', 'again/files/gone', 'again/files/large', 'again/files/large'])
})

test('the least recently used content is evicted', async () => {
  const { reads, pages } = storeOf(2 ** 20)
  const names = ['1', '2', '3', '4', '5', '6', '7', '8']
  for (const name of names) await storedContent(pages, `room/files/${name}`)
  await storedContent(pages, 'room/files/1')
  await storedContent(pages, 'room/files/9')
  reads.length = 0
  await storedContent(pages, 'room/files/1')
  expect(reads).toEqual([])
  await storedContent(pages, 'room/files/2')
  expect(reads).toEqual(['room/files/2'])
})
