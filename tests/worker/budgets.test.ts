import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getText } from './client.ts'
import { elements } from './html.ts'

const CLIENT = 'dist/client'
const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)\b[^;"']*?["'](\.[^"']+)["']/g

const read = (path: string) => readFileSync(join(CLIENT, path))
const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** A chunk and all its static imports. */
const withImports = (path: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, specifier = ''] of read(path).toString().matchAll(STATIC_IMPORT))
    withImports(new URL(specifier, `http://localhost/${path}`).pathname.slice(1), seen)
  return seen
}

/** The code that a page loads at an intent: the entry of the app, the page's entry, and their imports. */
const codeOf = (page: string): string[] => {
  const entries = globSync(`assets/entries/{entry-server-routing,${page}}.*.js`, { cwd: CLIENT })
  expect(entries).toHaveLength(2)
  return [...new Set(entries.flatMap((entry) => [...withImports(entry)]))]
}

const stylesheetsOf = (html: string): string[] =>
  elements(html, 'link')
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href = '' }) => href)

/** The number of elements; the content of `<noscript>` is none with scripts. */
const elementCount = (html: string): number =>
  html.replaceAll(/<noscript>.*?<\/noscript>|<script.*?<\/script>/gs, '<i>').match(/<[a-z]/g)?.length ?? 0

const KB = 1024
const ARTICLE = '/article-pages/tsugaru-stove-train-2026'

/**
 * What a reader of each kind of page is sent, in bytes of gzip at level 9, pictures excluded: its document, its style
 * sheets, their number, and the elements of its document; at an intent the code, and its number of files. Measured sizes
 * plus a few percent; raise one only with a reason. The content of some pages changes with the day.
 */
const BUDGETS = {
  '/': { page: 'pages_index', html: 13_200, css: 5900, sheets: 1, elements: 750, code: 98_200, files: 8 },
  [ARTICLE]: {
    page: 'pages_article-pages_-slug',
    // 11 KB (11,264 bytes) of gzip(1); zlib in Node makes about 2 % more.
    html: 11_490,
    css: 7 * KB,
    sheets: 1,
    elements: 450,
    // Each type of page adds about 90 bytes to the table of pages, which the app loads.
    code: 112_350,
    files: 8,
  },
  '/spots/kinosaki-onsen': {
    page: 'pages_spots_-slug',
    html: 10_300,
    css: 6900,
    sheets: 1,
    elements: 450,
    code: 111_500,
    files: 8,
  },
  '/spots': {
    page: 'pages_spots_index',
    html: 12_200,
    css: 5300,
    sheets: 1,
    elements: 760,
    code: 98_900,
    files: 8,
  },
  '/pr/kyoto': {
    page: 'pages_pr_-slug',
    html: 9800,
    css: 6000,
    sheets: 1,
    elements: 540,
    code: 99_450,
    files: 8,
  },
  '/regions/kanto': {
    page: 'pages_regions_-slug',
    html: 10_400,
    css: 5000,
    sheets: 1,
    elements: 500,
    code: 98_400,
    files: 8,
  },
  '/authors/editorial-desk': {
    page: 'pages_authors_-slug',
    html: 9500,
    css: 4800,
    sheets: 1,
    elements: 420,
    code: 97_700,
    files: 8,
  },
  '/months/11': {
    page: 'pages_months_-month',
    html: 13_000,
    css: 5800,
    sheets: 1,
    elements: 900,
    code: 99_300,
    files: 8,
  },
  '/themes/onsen': {
    page: 'pages_themes_-slug',
    html: 10_500,
    css: 6300,
    sheets: 1,
    elements: 560,
    code: 109_600,
    files: 8,
  },
  '/features/winter-steam': {
    page: 'pages_features_-slug',
    html: 9300,
    css: 5300,
    sheets: 1,
    elements: 370,
    code: 111_000,
    files: 8,
  },
  '/campaigns/warm-yuzu-bath-gift': {
    page: 'pages_campaigns_-slug',
    html: 7200,
    css: 5400,
    sheets: 1,
    elements: 270,
    code: 111_400,
    files: 8,
  },
  '/map': {
    page: 'pages_map',
    html: 6500,
    css: 5000,
    sheets: 1,
    elements: 420,
    code: 101_000,
    files: 8,
  },
  '/search': {
    page: 'pages_search_index',
    html: 6500,
    css: 5300,
    sheets: 1,
    elements: 360,
    code: 101_600,
    files: 8,
  },
}

test.each(Object.entries(BUDGETS))(
  'what %s sends before and after an intent stays within its budget',
  (path, budget) => {
    // Of the build: other tests publish meanwhile, which changes what some documents list.
    const html = read(join(path, 'index.html')).toString()
    const sheets = stylesheetsOf(html)
    const code = codeOf(budget.page)
    const measured = {
      page: budget.page,
      html: gzipped(html),
      css: sum(sheets.map((href) => gzipped(read(href)))),
      sheets: sheets.length,
      elements: elementCount(html),
      code: sum(code.map((file) => gzipped(read(file)))),
      files: code.length,
    }
    const isOver = Object.entries(measured).filter(([name, size]) => {
      const limit = budget[name as keyof typeof budget]
      return typeof size === 'number' && typeof limit === 'number' && size > limit
    })
    expect([isOver, measured]).toEqual([[], measured])
  },
)

test('no page has more than 9 KB of its own styles, with all blocks', () => {
  const { sheets } = JSON.parse(readFileSync('dist/page-sheets.json', 'utf8'))
  for (const hashes of Object.values<string>(sheets)) {
    const sizes = hashes.split(' ').map((hash) => gzipped(read(`assets/static/page.${hash}.css`)))
    expect(sum(sizes)).toBeLessThanOrEqual(9 * KB)
    expect(sizes.length).toBeLessThanOrEqual(2)
  }
})

test('a page loads one script, of at most 6 KB, that imports nothing, and starts the app at an intent only', async () => {
  for (const path of Object.keys(BUDGETS)) {
    const html = await getText(path)
    const scripts = elements(html, 'script').filter(({ src }) => src !== undefined)
    expect(
      scripts.map(({ type, async, src = '' }) => [type, async, src.replace(/\.[^.]+\.js$/, '')]),
    ).toEqual([['module', '', '/assets/reading']])
    const script = scripts[0]?.src?.slice(1) ?? ''
    expect([...withImports(script)]).toEqual([script])
    expect(gzipped(read(script))).toBeLessThanOrEqual(6 * KB)
    expect(elements(html, 'link').filter(({ rel }) => rel === 'modulepreload')).toEqual([])
  }
})

test('the manifest of the build is smaller than 2 KB', async () => {
  const { id } = JSON.parse(await getText('/builds/latest.json'))
  expect((await getText(`/builds/meta/${id}.json`)).length).toBeLessThan(2 * KB)
})

/** The chunks that a file imports dynamically: `import('./x.js')`. */
const importsOf = (path: string): string[] =>
  [
    ...read(path)
      .toString()
      .matchAll(/import\(\s*[`"'](\.[^`"']+)[`"']\s*\)/g),
  ].map(([, specifier = '']) => new URL(specifier, `http://localhost/${path}`).pathname.slice(1))

const mentions = (pattern: RegExp) => (path: string) => pattern.test(read(path).toString())

/** The chunks of the account library that sign-in loads: reading a session, and creating one. */
const accountLibrary = () => {
  const late = codeOf('pages_login_index').flatMap(importsOf)
  const session = late.filter(mentions(/\.getTokens\(/))
  const signIn = late.filter(mentions(/USER_SRP_AUTH/))
  expect([session.length, signIn.length]).toEqual([1, 1])
  const filesOf = (paths: string[]) => new Set(paths.flatMap((path) => [...withImports(path)]))
  return { session: filesOf(session), all: filesOf([...session, ...signIn]) }
}

const sizeOf = (paths: Iterable<string>) => sum([...paths].map((path) => gzipped(read(path))))

test('detecting a session takes 22 KB of the account library', () => {
  expect(sizeOf(accountLibrary().session)).toBeLessThanOrEqual(22 * KB)
})

test('the code of the sign-in, with React, the router and the account library, is at most 150 KB', () => {
  expect(sizeOf(new Set([...codeOf('pages_login_index'), ...accountLibrary().all]))).toBeLessThanOrEqual(
    150 * KB,
  )
})

test('no document and no code of the site contains people or endpoints of the identity stand-in', () => {
  const files = globSync('dist/{client,server}/**/*.{js,html,json,css}')
  expect(files.length).toBeGreaterThan(900)
  const traces = /shirube-2026|tabishirube\.test|送信箱|\/outbox|127\.0\.0\.1:9229|開発用の会員を選ぶ/
  // Source maps and the record of build variables are not served.
  expect(files.filter((path) => traces.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('no page loads a map, an editor or an account library before it is needed', () => {
  const entries = globSync('assets/entries/*.js', { cwd: CLIENT })
  expect(entries.length).toBeGreaterThan(20)
  const heavy = /maplibre|aws-amplify|cognito-idp|AWSCognitoIdentity|USER_SRP_AUTH|prosemirror|lexical/i
  const found = entries.flatMap((entry) =>
    [...withImports(entry)].filter((path) => heavy.test(read(path).toString())),
  )
  expect(found).toEqual([])
})

test('no page loads zod or the API client before it is needed', () => {
  const checks = /ZodError|_zod\b|invalid_union|maxRetryAfter/
  const isHeavy = (path: string) => checks.test(read(path).toString())
  expect(globSync('assets/**/*.js', { cwd: CLIENT }).filter(isHeavy)).not.toEqual([])
  // Pages for developers.
  const entries = globSync('assets/entries/*.js', { cwd: CLIENT }).filter(
    (name) => !/pages_(forms|login|messages|parts)\./.test(name),
  )
  expect(entries.filter((entry) => [...withImports(entry)].some(isHeavy))).toEqual([])
})

test('no script of the browser contains server code', () => {
  const chunks = globSync('assets/**/*.js', { cwd: CLIENT })
  expect(chunks.length).toBeGreaterThan(10)
  const server = /react-dom\/server|renderToString|SELECT .* FROM|jp-zipcode/
  expect(chunks.filter((path) => server.test(read(path).toString()))).toEqual([])
})
