import { expect, test } from 'vitest'
import { BUILT_IN_PREFECTURES, prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { neighboursOf } from '#domain/region/neighbouring-prefectures.ts'
import { isFullRun } from '../full-run.ts'
import { development, get, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'

const mainOf = async (path: string) => part(await getText(path), 'main')
const pages = await Promise.all(
  BUILT_IN_PREFECTURES.map(async (prefecture) => ({
    ...prefecture,
    main: await mainOf(`/pr/${prefecture.slug}`),
  })),
)
/** The pages whose links are followed: every fifth prefecture outside of a full run. */
const FOLLOWED = isFullRun ? pages : pages.filter((_, at) => at % 5 === 0)
const except = (isRight: (page: (typeof pages)[number]) => boolean) =>
  pages.filter((page) => !isRight(page)).map(({ slug }) => slug)
const sectionsOf = (main: string) =>
  [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => textOf(title ?? ''))
/** The links of card titles. */
const cardsOf = (main: string) =>
  [...main.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

test('no page of a prefecture shows an entry twice, and none is empty', () => {
  expect(except(({ main }) => new Set(cardsOf(main)).size === cardsOf(main).length)).toEqual([])
  expect(except(({ main }) => cardsOf(main).length >= 6)).toEqual([])
  expect(except(({ main }) => !main.match(/<section[^>]*>\s*<div[^>]*>.*?<\/div><ul[^>]*><\/ul>/s))).toEqual(
    [],
  )
})

test('a prefecture without entries shows those of its region', () => {
  const has = (main: string, path: string) => cardsOf(main).some((href) => href?.startsWith(path))
  for (const path of ['/spots/', '/article-pages/', '/hotels/', '/restaurants/', '/activities/'])
    expect([path, except(({ main }) => has(main, path))]).toEqual([path, []])
})

test('every kind of a prefecture is counted, and its link leads to the same number', async () => {
  const wrong: string[] = []
  for (const { slug, main } of FOLLOWED) {
    const kinds = links(part(main, 'header')).filter(({ text }) => /\d件$/.test(text ?? ''))
    if (kinds.length < 2) wrong.push(slug)
    for (const { href = '', text = '' } of kinds) {
      const shownCount = Number(/(\d+)件$/.exec(text)?.[1])
      const found = textOf(await mainOf(href))
      if (!new RegExp(`(^|[^\\d])${shownCount}件`).test(found)) wrong.push(`${slug}: ${text} ${href}`)
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

test('every municipality without a page links to a search with exactly its count', async () => {
  const wrong: string[] = []
  let seen = 0
  for (const { slug, main } of FOLLOWED) {
    const cities = elements(main, 'a').filter(({ href }) => href?.startsWith('/search/=/city='))
    if (cities.length === 0) wrong.push(slug)
    for (const { href = '', 'aria-label': name = '' } of cities) {
      seen += 1
      const { data } = await getJson(`${href}/_payload.json`)
      if (!name.endsWith(` ${data.total}件`)) wrong.push(`${name}: ${data.total}`)
    }
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(FOLLOWED.length)
}, 60_000)

test('counties and designated cities are listed separately from their parts, each part by its own name', () => {
  const names = pages.flatMap(({ main }) =>
    elements(main, 'a').filter(({ href = '' }) => /^\/(search\/=\/city=|pr\/[^/]+\/\d)/.test(href)),
  )
  expect(names.length).toBeGreaterThan(100)
  const hokkaido = textOf(pages.find(({ slug }) => slug === 'hokkaido')?.main ?? '')
  expect(hokkaido).toMatch(/郡 [^ ]+[町村] ?\d+件/)
  const kyoto = textOf(pages.find(({ slug }) => slug === 'kyoto')?.main ?? '')
  expect(kyoto).toMatch(/京都市 ?合わせて\d+件 .*東山区 ?\d+件/)
})

test('a prefecture is marked on the map and links to its neighbours', () => {
  const isRight = ({ code, slug, main }: (typeof pages)[number]) => {
    const here = elements(part(main, 'nav'), 'a').filter(({ 'aria-current': current }) => current === 'page')
    const beside = part(main, 'section').split('id="neighbours"')[1] ?? ''
    const own = links(beside.split('<nav')[0] ?? '').map(({ href }) => href)
    const expected = neighboursOf(code).map((other) => `/pr/${prefectureOfCode(other)?.slug}`)
    return (
      here.length === 1 && here[0]?.href === `/pr/${slug}` && expected.every((href) => own.includes(href))
    )
  }
  expect(except(isRight)).toEqual([])
})

test('in another month a page selects anew, and shows that month only', async () => {
  const at = async (now: string, url: string) => {
    const response = await get(`/_/render?url=${url}&now=${now}`, {}, development)
    return part((await response.json()).html, 'main')
  }
  // Half an hour into February in Japan.
  const now = '2027-01-31T15:30:00Z'
  for (const url of ['/pr/kyoto', '/pr/hokkaido', '/']) {
    const titles = sectionsOf(await at(now, url)).filter((title) => /\d月に/.test(title))
    expect([url, titles]).toEqual([url, [expect.stringMatching(/^2月に訪ねたい/)]])
    expect(textOf(await at('2027-08-01T00:00:00Z', url))).toMatch(/8月に訪ねたい/)
  }
  expect(textOf(await at(now, '/pr/kyoto'))).not.toContain('いまが見ごろ')
})
