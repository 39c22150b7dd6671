import { expect, test } from 'vitest'
import { overlayContent } from './overlay-contents.ts'

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
  await overlayContent(pages, 'once', 'a')
  const contents = await Promise.all(Array.from({ length: 5 }, () => overlayContent(pages, 'once', 'a')))
  expect(contents.map((content) => content?.byteLength)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(reads).toEqual(['once/files/a'])
  await overlayContent(pages, 'other', 'a')
  expect(reads).toEqual(['once/files/a', 'other/files/a'])
})

test('missing or too large contents are fetched again', async () => {
  const { reads, pages } = storeOf(2 ** 20 + 1)
  for (const content of ['gone', 'gone', 'large', 'large']) await overlayContent(pages, 'again', content)
  expect(reads).toEqual(['again/files/gone', 'again/files/gone', 'again/files/large', 'again/files/large'])
})

test('the least recently used content is evicted', async () => {
  const { reads, pages } = storeOf(2 ** 20)
  const names = ['1', '2', '3', '4', '5', '6', '7', '8']
  for (const name of names) await overlayContent(pages, 'room', name)
  await overlayContent(pages, 'room', '1')
  await overlayContent(pages, 'room', '9')
  reads.length = 0
  await overlayContent(pages, 'room', '1')
  expect(reads).toEqual([])
  await overlayContent(pages, 'room', '2')
  expect(reads).toEqual(['room/files/2'])
})
