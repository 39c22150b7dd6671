import { expect, test } from 'vitest'
import { laidContent } from './laid-contents.ts'

/** A store that counts how often it is asked, and has everything in so many bytes. */
const storeOf = (size: number) => {
  const asked: string[] = []
  const get = async (key: string) => {
    asked.push(key)
    return key.endsWith('/gone') ? null : { arrayBuffer: async () => new ArrayBuffer(size) }
  }
  return { asked, pages: { get } as unknown as Pick<R2Bucket, 'get'> }
}

test('a content is fetched once, however often it is asked for, also by many at the same time', async () => {
  const { asked, pages } = storeOf(1000)
  await laidContent(pages, 'once', 'a')
  const contents = await Promise.all(Array.from({ length: 5 }, () => laidContent(pages, 'once', 'a')))
  expect(contents.map((content) => content?.byteLength)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(asked).toEqual(['once/files/a'])
  await laidContent(pages, 'other', 'a')
  expect(asked).toEqual(['once/files/a', 'other/files/a'])
})

test('what is not there, or too large, is asked for again', async () => {
  const { asked, pages } = storeOf(2 ** 20 + 1)
  for (const content of ['gone', 'gone', 'large', 'large']) await laidContent(pages, 'again', content)
  expect(asked).toEqual(['again/files/gone', 'again/files/gone', 'again/files/large', 'again/files/large'])
})

test('what was not asked for longest makes room for others', async () => {
  const { asked, pages } = storeOf(2 ** 20)
  const names = ['1', '2', '3', '4', '5', '6', '7', '8']
  for (const name of names) await laidContent(pages, 'room', name)
  await laidContent(pages, 'room', '1')
  await laidContent(pages, 'room', '9')
  asked.length = 0
  await laidContent(pages, 'room', '1')
  expect(asked).toEqual([])
  await laidContent(pages, 'room', '2')
  expect(asked).toEqual(['room/files/2'])
})
