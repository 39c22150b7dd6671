import { expect, test } from 'vitest'
import { isFilteredList } from '#domain/search/filtered-list.ts'
import { SITE } from '#domain/site/site.ts'
import { hashSource } from '#worker/middleware/inline-hashes.ts'
import { type Document, everyDocument, get } from './client.ts'
import { elements, links, part, textOf } from './html.ts'

const documents = await everyDocument()

const layoutOf = ({ html }: Document) => /data-layout="([a-z0-9-]+)"/.exec(html)?.[1]

/** URLs of the documents that break a rule. */
const except = (isRight: (document: Document) => boolean, among = documents): string[] =>
  among.filter((document) => !isRight(document)).map(({ url }) => url)

const withFooter = documents.filter((document) => !['session', 'default'].includes(layoutOf(document) ?? ''))

test('every prerendered document declares Japanese, and has a Japanese title and text (R1)', () => {
  expect(documents.length).toBeGreaterThan(400)
  expect(except(({ html }) => html.includes('<html lang="ja"'))).toEqual([])
  expect(except(({ html }) => /<title>(たびしるべ｜.|[^<]+｜たびしるべ<)/.test(html))).toEqual([])
  expect(except(({ html }) => /[ぁ-ん]/.test(textOf(html)))).toEqual([])
})

const idsOf = (html: string) => [...html.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)].map(([, id]) => id)

test('every document has one main heading and no duplicate ids', () => {
  expect(except(({ html }) => elements(html, 'h1').length === 1)).toEqual([])
  expect(except(({ html }) => new Set(idsOf(html)).size === idsOf(html).length)).toEqual([])
})

/** First match first. */
const LAYOUTS: [RegExp, string][] = [
  [/^\/article-pages\/./, 'article-page'],
  [/^\/features(\/|$)/, 'feature'],
  [/^\/($|search$|pr\/)/, 'common-v2'],
  [/^\/(_\/)?(login|logout\/confirm|reload|maintenance)$/, 'session'],
  [/^\/~/, 'common-session'],
  [/^\/(\$|_\/(messages|forms|parts|errors)$)/, 'default'],
  [/./, 'common'],
]

test('every document is in the layout of its route (R66, R67)', () => {
  const expected = ({ url }: Document) => LAYOUTS.find(([pattern]) => pattern.test(url))?.[1]
  expect(except((document) => layoutOf(document) === expected(document))).toEqual([])
  expect(new Set(documents.map(layoutOf))).toEqual(new Set(LAYOUTS.map(([, layout]) => layout)))
})

test('the footer contains exactly its links, as a group beside the lists of the site (R74)', () => {
  const inside = [
    '/#Top',
    '/about#Terms',
    '/about#PrivacyPolicy',
    '/about#CookiePolicy',
    '/about#Information',
    '/help',
  ]
  const outside = [SITE.operator.url, ...SITE.social.map(({ url }) => url)]
  expect(outside).toHaveLength(3)
  const isRight = ({ html }: Document) => {
    const [group = ''] = /<nav[^>]*aria-label="サイトについて".*?<\/nav>/s.exec(part(html, 'footer')) ?? []
    const found = links(group)
    return (
      found.map(({ href }) => href).join() === [...inside, ...outside].join() &&
      found.every(
        ({ href = '', rel, target }) => href.startsWith('/') || (rel === 'noopener' && target === '_blank'),
      )
    )
  }
  expect(except(isRight, withFooter)).toEqual([])
})

test('the footer has the affiliate disclosure (R7)', () => {
  const statement =
    '当サイトはアフィリエイト広告を利用しており、リンク先での購入・予約により収益を得ることがあります。'
  expect(except(({ html }) => textOf(part(html, 'footer')).includes(statement), withFooter)).toEqual([])
})

test('every document links the manifest and the icons (R84)', () => {
  const isRight = ({ html }: Document) => {
    const found = elements(html, 'link').map(({ rel, href }) => `${rel} ${href}`)
    return [
      'manifest /manifest.webmanifest',
      'icon /icons/icon-192.png',
      'apple-touch-icon /icons/apple-touch-icon.png',
    ].every((link) => found.includes(link))
  }
  expect(except(isRight)).toEqual([])
})

test('every picture has a width, a height and an alternative text, and comes from our own image address (R108, R248)', () => {
  const isRight = ({ html }: Document) =>
    elements(html, 'img').every(
      ({ width, height, alt, src = '' }) =>
        Number(width) > 0 &&
        Number(height) > 0 &&
        alt !== undefined &&
        /^\/cdn-cgi\/image\/width=\d+,[^/]*\/https:\/\/images\.tabishirube\.example\/[^{]/.test(src),
    )
  expect(documents.some(({ html }) => elements(html, 'img').length > 0)).toBe(true)
  expect(except(isRight)).toEqual([])
})

test('every article has plain share links with its title and its canonical address', () => {
  const articles = documents.filter((document) => layoutOf(document) === 'article-page')
  expect(articles.length).toBeGreaterThan(20)
  const isRight = ({ html }: Document) => {
    const url = elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? ''
    const title = textOf(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '')
    const lists = html.match(/<ul[^>]*aria-label="この記事を共有する".*?<\/ul>/gs) ?? []
    return (
      lists.length === 2 &&
      lists.every((list) => {
        const found = links(list)
        const hrefs = found.map(({ href = '' }) => new URL(href))
        return (
          found.every(({ target, rel }) => target === '_blank' && rel === 'noopener') &&
          hrefs.map(({ hostname }) => hostname).join() === 'social-plugins.line.me,x.com,www.facebook.com' &&
          hrefs.map(({ searchParams }) => searchParams.get('url') ?? searchParams.get('u')).join() ===
            [url, url, url].join() &&
          hrefs[1]?.searchParams.get('text') === title &&
          // Buttons that need a script are hidden without one.
          !/<li(?![^>]*data-scripted)[^>]*><button/.test(list)
        )
      })
    )
  }
  expect(except(isRight, articles)).toEqual([])
})

const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

test('of every document the policy allows each script, and there are no styles and no handlers in it', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  const isRight = ({ html }: Document) =>
    [...html.matchAll(SCRIPTS)].every(
      ([, attributes = '', text = '']) =>
        /\btype="application\/(ld\+)?json"| src="\/assets\//.test(attributes) ||
        policy.includes(hashSource(text)),
    )
  expect(except(isRight)).toEqual([])
  const withoutScripts = ({ html }: Document) => html.replace(SCRIPTS, '')
  const own = /<[a-z][^>]*\s(style|on[a-z]+)=|<style\b|\b(href|src|action)="javascript:/i
  expect(except((document) => !own.test(withoutScripts(document)))).toEqual([])
  expect(own.test('<p class="a" style="x">')).toBe(true)
})

const isFiltered = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid')
  return isFilteredList(pathname, searchParams)
}

test('every internal link leads to a document, a Worker route or a file', async () => {
  const documentUrls = new Set(documents.map(({ url }) => url))
  const elsewhere = /^\/(search|reports|@|\$|login|logout|v1|icons|cdn-cgi)([/?]|$)/
  const broken = documents.flatMap(({ url, html }) =>
    links(html)
      // The map shows what its query says in the browser.
      .map(({ href = '' }) => href.replace(/#.*$|(?<=^\/map)\?.*$/, ''))
      .filter(
        (href) =>
          href.startsWith('/') && !elsewhere.test(href) && !documentUrls.has(href) && !isFiltered(href),
      )
      .map((href) => [href, url] as const),
  )
  // One page for each broken link.
  expect(Object.fromEntries(broken)).toEqual({})
})

test('every link to a fragment has its target', () => {
  const parts = new Map(documents.map(({ url, html }) => [url, new Set(idsOf(html))]))
  const missing = documents.flatMap(({ url, html }) =>
    links(html).flatMap(({ href = '' }) => {
      const { origin, pathname, search, hash } = new URL(href, `https://site.invalid${url}`)
      // Screens of one page are addressed by the hash; developer pages have a broken link on purpose.
      const isElsewhere = origin !== 'https://site.invalid' || /^\/(login$|_\/)/.test(pathname)
      const ids = isElsewhere ? undefined : parts.get(pathname + search)
      return !hash || !ids || ids.has(decodeURIComponent(hash.slice(1))) ? [] : [[href, url] as const]
    }),
  )
  expect(Object.fromEntries(missing)).toEqual({})
})

test('the cookie policy lists each provider of embeds and how to withdraw consent', () => {
  const { html = '' } = documents.find(({ url }) => url === '/about') ?? {}
  const rows = [...html.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => textOf(row))
  for (const service of ['YouTube（埋め込みの動画）', 'Instagram（埋め込みの投稿）', 'X（埋め込みの投稿）'])
    expect(rows.find((row) => row.startsWith(service))).toContain('「読み込む」を押さない限り')
  expect(textOf(html)).toMatch(/YouTube.*いつでも取り消せます/)
})
