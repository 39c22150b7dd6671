import { expect, test } from 'vitest'
import { everyDocument, get } from './client.ts'
import { links } from './html.ts'

const CONCURRENCY = 8
/** Links may lead to any status below 400, redirects included. */
const isBroken = async (path: string) => (await get(path)).status >= 400

test('every internal link of the site is answered', { timeout: 300_000 }, async () => {
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
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  expect(broken).toEqual([])
})
