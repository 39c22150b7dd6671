import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { textOf } from '#tests/worker/html.ts'
import { prepareSiteAndPictures } from '../build/site-steps.ts'
import { figure } from './figures.ts'

// The bytes that a browser loads for each type of page (gzip level 9, without images): HTML and CSS, compared with the
// text of the page alone, and deferred JS, compared with React alone.

const CLIENT = 'dist/client'
const KB = 1024

/** The document of one page of each type. */
const PAGES: Readonly<Record<string, string>> = {
  'top page': 'index.html',
  'feature article': 'article-pages/tohoku-stone-steps-basho/index.html',
  'news article': 'article-pages/tsugaru-stove-train-2026/index.html',
  spot: 'spots/kanazawa-kenrokuen/index.html',
  hotel: 'hotels/kinosaki-ryokan-yanagi-no-ha/index.html',
  list: 'spots/index.html',
  prefecture: 'pr/kyoto/index.html',
  search: 'search/index.html',
  'sign-in': 'login/index.html',
  'member area (shell)': '~/index.html',
  'management area (shell)': '$/index.html',
}

const read = (path: string) => readFileSync(join(CLIENT, path))
const gzipped = (path: string): number => gzipSync(read(path), { level: 9 }).length
const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + gzipped(path), 0)

const named = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, path = '']) => path.replace(/^\//, ''))

const stylesOf = (html: string): string[] => named(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g)

/** The deferred JS of a document: its entry and the chunks it names. */
const codeOf = (html: string): string[] => {
  const [, names = ''] = / data-code="([^"]+)"/.exec(html) ?? []
  return names.split(' ').map((name) => `assets/${name}.js`)
}

/** The text of a page without elements and styles. */
const textSizeOf = (html: string): number => gzipSync(textOf(html), { level: 9 }).length / KB

/** React: the chunk with the address of its error messages. */
const reactAlone = (): number => {
  const chunk = globSync('assets/chunks/*.js', { cwd: CLIENT }).find((path) =>
    read(path).toString().includes('react.dev/errors'),
  )
  if (!chunk) throw new Error('no chunk holds React')
  return gzipped(chunk)
}

await prepareSiteAndPictures()
const react = reactAlone() / KB
for (const [name, file] of Object.entries(PAGES)) {
  const html = read(file).toString()
  const [document, styles, code] = [gzipped(file), total(stylesOf(html)), total(codeOf(html))].map(
    (size) => size / KB,
  ) as [number, number, number]
  const kb = (size: number) => `${size.toFixed(1)} KB`
  console.info(
    `${name}: HTML ${kb(document)}, CSS ${kb(styles)}, deferred JS ${kb(code)} (React ${kb(react)})`,
  )
  figure({
    part: 'bytes',
    what: `${name}: HTML and CSS`,
    value: document + styles,
    unit: 'KB',
    floor: { what: 'text of the page alone', value: textSizeOf(html), unit: 'KB' },
    note: `HTML ${kb(document)}, CSS ${kb(styles)}, no JS`,
  })
  figure({
    part: 'bytes',
    what: `${name}: deferred JS`,
    value: code,
    unit: 'KB',
    floor: { what: 'React and react-dom alone', value: react, unit: 'KB' },
    note: `${kb(document + styles + code)} with HTML and CSS`,
  })
}
