import { expect, test } from 'vitest'
import { everyDocument, get } from './client.ts'
import { links } from './html.ts'

const AT_ONCE = 8
/** Where a link of the site may lead besides pages: another page, or the way to one. */
const isBroken = async (path: string) => (await get(path)).status >= 400

test('every link of the site to itself is answered', { timeout: 300_000 }, async () => {
  const documents = await everyDocument()
  const paths = new Set(
    documents
      .flatMap(({ html }) => links(html).map(({ href = '' }) => href.replace(/#.*$/, '')))
      .filter((href) => /^\/(?!\/|_\/)/.test(href)),
  )
  expect(paths.size).toBeGreaterThan(500)
  const queue = paths.values()
  const broken: string[] = []
  const work = async () => {
    for (const path of queue) if (await isBroken(path)) broken.push(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(broken).toEqual([])
})
