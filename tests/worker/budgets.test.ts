import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getText } from './client.ts'
import { elements } from './html.ts'
import { BUDGETS, KB } from './page-budgets.ts'

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

test('no page of readers has more than 9 KB of its own styles, with all blocks', () => {
  const { sheets } = JSON.parse(readFileSync('dist/page-sheets.json', 'utf8'))
  for (const [page, hashes] of Object.entries<string>(sheets)) {
    // Pages for developers show every part of the site at once.
    if (page.startsWith('/pages/_/')) continue
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
