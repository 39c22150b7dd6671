import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { textOf } from '#tests/worker/html.ts'
import { prepareSiteAndPictures } from '../build/site-steps.ts'
import { figure } from './figures.ts'

// What a reader's browser is sent for each type of page, gzip at level 9, pictures aside: to see it (document and
// styles), under which there are its words, and all the code that comes afterwards, under which there is React alone.

const CLIENT = 'dist/client'
const KB = 1024

/** One page of each kind, by its document. */
const PAGES: Readonly<Record<string, string>> = {
  トップ: 'index.html',
  特集記事: 'article-pages/tohoku-stone-steps-basho/index.html',
  ニュース: 'article-pages/tsugaru-stove-train-2026/index.html',
  スポット: 'spots/kanazawa-kenrokuen/index.html',
  宿: 'hotels/kinosaki-ryokan-yanagi-no-ha/index.html',
  一覧: 'spots/index.html',
  都道府県: 'pr/kyoto/index.html',
  さがす: 'search/index.html',
  ログイン: 'login/index.html',
  '会員のページ（枠）': '~/index.html',
  '編集室（枠）': '$/index.html',
}

const read = (path: string) => readFileSync(join(CLIENT, path))
const gzipped = (path: string): number => gzipSync(read(path), { level: 9 }).length
const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + gzipped(path), 0)

const named = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, path = '']) => path.replace(/^\//, ''))

const stylesOf = (html: string): string[] => named(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g)

/** The code that comes once the page has been read: its entry, and the chunks that the document names. */
const codeOf = (html: string): string[] => {
  const [, entry = '', chunks = ''] = /data-entry="([^"]+)" data-chunks="([^"]*)"/.exec(html) ?? []
  return [entry, ...chunks.split(' ')].filter(Boolean).map((path) => path.replace(/^\//, ''))
}

/** What a reader is told, and nothing else: no elements, no styles. */
const wordsOf = (html: string): number => gzipSync(textOf(html), { level: 9 }).length / KB

/** React itself: the chunk that knows where its errors are explained. */
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
    `${name}：HTML ${kb(document)}、CSS ${kb(styles)}、あとから届くJS ${kb(code)}（うち React ${kb(react)}）`,
  )
  figure({
    part: 'bytes',
    what: `${name}：見えるまで`,
    value: document + styles,
    unit: 'KB',
    floor: { what: 'そのページの言葉だけ', value: wordsOf(html), unit: 'KB' },
    note: `HTML ${kb(document)}、CSS ${kb(styles)}、JSは0`,
  })
  figure({
    part: 'bytes',
    what: `${name}：あとから届くJS`,
    value: code,
    unit: 'KB',
    floor: { what: 'React と react-dom だけ', value: react, unit: 'KB' },
    note: `見えるまでと合わせて ${kb(document + styles + code)}`,
  })
}
