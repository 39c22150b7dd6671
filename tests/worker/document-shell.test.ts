import { expect, test } from 'vitest'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { type Document, everyDocument, get, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'

const documents = await everyDocument()

const isOf = (layouts: string) => new RegExp(`data-layout="(${layouts})"`)
const isManagement = ({ url }: Document) => url === '/$'
/** Pages for developers have the layout of the management. */
const isPublic = (document: Document) => !isManagement(document) && !isOf('default').test(document.html)
const isSession = ({ html }: Document) => isOf('session').test(html)

/** URLs of the documents that break a rule. */
const except = (isRight: (document: Document) => boolean, among = documents): string[] =>
  among.filter((document) => !isRight(document)).map(({ url }) => url)

/** The menu of a document: one popover, which opens without a script. */
const menuOf = (html: string) =>
  /<dialog[^>]*\bid="menu"[^>]*popover="auto".*?<\/dialog>/s.exec(html)?.[0] ?? ''
const hrefsOf = (html: string) => links(html).map(({ href }) => href)

test('the first link of every document skips its header, and its target takes the focus', () => {
  const isRight = ({ html }: Document) =>
    links(part(html, 'body'))[0]?.href === '#main' && /<main\b[^>]*id="main"[^>]*tabindex="-1"/i.test(html)
  expect(except(isRight)).toEqual([])
})

test('public documents have a header with the name of the site, a footer and the button of the menu (R66, R75)', () => {
  const isRight = ({ html }: Document) =>
    textOf(part(html, 'header')).includes('たびしるべ') &&
    html.includes('<footer') &&
    elements(html, 'button').some(
      (button) => button.popovertarget === 'menu' && button['aria-label'] === 'メニューを開く',
    )
  expect(except(isRight, documents.filter(isPublic))).toEqual([])
  expect(
    except(({ html }) => html.includes('<header') && !menuOf(html), documents.filter(isManagement)),
  ).toEqual([])
})

test('the menu has a title, and links to the eight sections and the 47 prefectures in 7 regions (R6, R76, R77, R78)', () => {
  const sections = ['/', '/features', '/article-pages', '/spots', '/hotels', '/gifts', '/goods', '/campaigns']
  const regions = BUILT_IN_REGIONS.map(({ name }) => name)
  const prefectures = BUILT_IN_REGIONS.flatMap(({ prefectures }) => prefectures)
  expect([regions.length, new Set(prefectures.map(({ slug }) => slug)).size]).toEqual([7, 47])
  const isRight = ({ html }: Document) => {
    const menu = menuOf(html)
    const groups = [...menu.matchAll(/<section.*?<\/section>/gs)].map(([group]) => group)
    return (
      /<h2[^>]*>menu<\/h2>/.test(menu) &&
      hrefsOf(menu).join() === [...sections, ...prefectures.map(({ slug }) => `/pr/${slug}`)].join() &&
      groups.map((group) => textOf(group)).join() ===
        BUILT_IN_REGIONS.map(({ name, prefectures }) =>
          [name, ...prefectures.map((prefecture) => prefecture.name)].join(' '),
        ).join()
    )
  }
  expect(except(isRight, documents.filter(isPublic))).toEqual([])
})

test('on sign-in and waiting pages the footer has the affiliate disclosure, and the menu hides saved items (R7, R66)', async () => {
  const sessions = documents.filter(isSession)
  expect(sessions.map(({ url }) => url)).toEqual(expect.arrayContaining(['/login', '/maintenance']))
  const isRight = ({ html }: Document) =>
    textOf(part(html, 'footer')).includes('当サイトはアフィリエイト広告を利用しており')
  expect(except(isRight, sessions)).toEqual([])
  const styles = elements(await getText('/login'), 'link').filter(({ rel }) => rel === 'stylesheet')
  const texts = await Promise.all(styles.map(({ href = '' }) => getText(href)))
  expect(texts.join('')).toMatch(
    /body:has\(\[data-layout="?session"?\]\) \[data-open-shelf\]\{display:none\}/,
  )
  const others = documents.filter((document) => isPublic(document) && !isSession(document))
  expect(except(({ html }) => menuOf(html).includes('お気に入り・履歴'), others)).toEqual([])
})

test('a picture with a large version links to it, also without a script', async () => {
  const zooms = documents.flatMap(({ html }) => elements(html, 'a').filter((link) => 'data-zoom' in link))
  expect(zooms.length).toBeGreaterThan(100)
  expect(zooms.filter(({ href = '' }) => !/^\/cdn-cgi\/image\/width=2048,/.test(href))).toEqual([])
  const response = await get(zooms[0]?.href ?? '')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
})
