import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { hiddenArticles, hiddenSpots } from '#seed/content/japan/hidden.ts'
import { currentBuild, development, everyDocument, get, getJson, getText } from './client.ts'
import { elements, links } from './html.ts'

const pathsOf = (isRight: (status: string | undefined) => boolean) => [
  ...hiddenSpots.filter(({ status }) => isRight(status)).map(({ slug }) => `spots/${slug}`),
  ...hiddenArticles.filter(({ status }) => isRight(status)).map(({ slug }) => `article-pages/${slug}`),
]
const REMOVED = pathsOf((status) => status === 'archived')
const PATHS = pathsOf((status) => status !== 'archived')
/** Every slug and name of hidden samples contains one of these. */
const TRACE = /hidden-|未公開の見本/

test('samples are hidden in every state before and after publication (R165)', () => {
  const states = [...hiddenSpots, ...hiddenArticles].map(({ status }) => status)
  expect([...new Set(states)].sort()).toEqual(['archived', 'draft', 'review', 'scheduled'])
  for (const { slug, name } of hiddenSpots) expect(`${slug} ${name}`).toMatch(TRACE)
  for (const { slug, title } of hiddenArticles) expect(`${slug} ${title}`).toMatch(TRACE)
})

test.each(PATHS)('%s has no page, no payload and no entry (R165)', async (path) => {
  for (const address of [`/${path}`, `/${path}/_payload.json`, `/v1/${path}`])
    expect([address, (await get(address)).status]).toEqual([address, 404])
  const rendered = await get(`/_/render?url=/${path}`, {}, development)
  expect((await rendered.json()).status).toBe(404)
})

test.each(REMOVED)('%s is removed: 410, with a page that shows nothing of it', async (path) => {
  for (const address of [`/${path}`, `/${path}/_payload.json`, `/${path}?from=mail`]) {
    const response = await get(address)
    expect([address, response.status, response.headers.get('cache-control')]).toEqual([
      address,
      410,
      'no-store',
    ])
    const html = await response.text()
    expect(html).toContain('このページは公開を終えました。')
    expect(html).not.toMatch(/未公開の見本/)
    expect(elements(html, 'meta').find(({ name }) => name === 'robots')?.content).toBe('noindex,follow')
    expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(links(html).map(({ href }) => href)).toEqual(expect.arrayContaining(['/spots', '/search']))
  }
  expect((await get(`/v1/${path}`)).status).toBe(404)
})

test('no list contains content that is not public, with any filter (R165)', async () => {
  for (const kind of ALL_CONTENT_KINDS)
    for (const query of ['limit=100', 'limit=100&sort=oldest', 'q=未公開', 'q=未公開の見本&limit=100'])
      expect(await getText(`/v1/${CONTENT_KINDS[kind].plural}?${query}`)).not.toMatch(TRACE)
  const { meta } = (await getJson('/v1/spots?q=未公開')).data.spots
  expect(meta.total).toBe(0)
})

test('no search finds content that is not public (R165)', async () => {
  for (const keyword of ['未公開', '真鶴の小さな港', '夜の普通列車']) {
    expect((await getJson(`/v1/search?q=${encodeURIComponent(keyword)}`)).data.search.groups).toEqual([])
    expect(await getText(searchPath({ keyword, kind: 'spot' }))).not.toMatch(/hidden-|（未公開の見本）/)
  }
})

test('no built page, payload or list contains it (R165)', async () => {
  const { prerendered } = await currentBuild()
  expect(prerendered.filter((url) => TRACE.test(url))).toEqual([])
  const documents = await everyDocument()
  expect(documents.filter(({ html }) => TRACE.test(html)).map(({ url }) => url)).toEqual([])
})
