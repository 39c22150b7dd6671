import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PRERENDER_ARGUMENTS } from '../build/prerender-command.ts'
import { build } from '../build/site-steps.ts'
import { runOrThrow } from '../local/run.ts'
import { figure } from './figures.ts'
import { benchState } from './state.ts'

// Throughput and peak memory of prerendering with articles besides the sample content: `node scripts/bench/build.ts
// --articles 10000`. The code is built before and not measured.

process.env.NODE_ENV = 'production'
const { reactAlone } = await import('./react-floor.ts')

const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' } } })
/** Files that the service worker lists and prerendering does not write. */
const NEEDED = ['assets', 'icons', 'icon.svg', 'manifest.webmanifest']

const emptyClient = (articles: number): string => {
  const out = `.cache/bench-build/${articles}`
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const path of NEEDED) cpSync(join('dist/client', path), join(out, path), { recursive: true })
  return out
}

/** Memory of Node with react-dom imported and no page rendered. */
const memoryFloor = async (): Promise<number> => {
  const useFile = '.cache/bench-build/empty-use.json'
  await runOrThrow(
    'node',
    [
      ...['--import', './scripts/bench/use-at-exit.ts', '--input-type=module'],
      ...['-e', "await import('react-dom/server')"],
    ],
    { env: { USE_FILE: useFile, NODE_ENV: 'production' } },
  )
  return (JSON.parse(readFileSync(useFile, 'utf8')) as Use).maxRSS / 1024
}

type Use = { maxRSS: number; userCPUTime: number; systemCPUTime: number }

const measure = async (articles: number) => {
  const state = await benchState(articles)
  const out = emptyClient(articles)
  const useFile = join(out, '..', `${articles}-use.json`)
  const begun = performance.now()
  await runOrThrow('node', ['--import', './scripts/bench/use-at-exit.ts', ...PRERENDER_ARGUMENTS], {
    env: { STATE_DIR: state, PRERENDER_OUT: out, USE_FILE: useFile },
  })
  const seconds = (performance.now() - begun) / 1000
  const pages = JSON.parse(readFileSync(join(out, 'builds/addresses.json'), 'utf8')).length as number
  const use: Use = JSON.parse(readFileSync(useFile, 'utf8'))
  const some = globSync('article-pages/*/index.html', { cwd: out }).slice(0, 30)
  const react = await reactAlone(some.map((path) => readFileSync(join(out, path), 'utf8')))
  rmSync(out, { recursive: true, force: true })
  return { pages, seconds, react, use }
}

await build()
mkdirSync('.cache/bench-build', { recursive: true })
const empty = await memoryFloor()
const { pages, seconds, react, use } = await measure(Number(values.articles))
const megabytes = use.maxRSS / 1024
const cpu = (use.userCPUTime + use.systemCPUTime) / 1000
const count = `${pages.toLocaleString('en')} pages`
console.info(
  `${count}: ${seconds.toFixed(1)} s, ${(pages / seconds).toFixed(0)} pages/s, peak memory ${megabytes.toFixed(0)} MB, CPU ${(cpu / pages).toFixed(2)} ms/page (react-dom alone ${react.toFixed(2)} ms)`,
)
figure({
  part: 'build',
  what: 'throughput',
  value: pages / seconds,
  unit: 'pages/s',
  floor: { what: 'react-dom alone', value: 1000 / react, unit: 'pages/s' },
  note: `${count}, ${seconds.toFixed(1)} s`,
})
figure({
  part: 'build',
  what: 'CPU',
  value: cpu / pages,
  unit: 'ms/page',
  floor: { what: 'react-dom alone', value: react, unit: 'ms/page' },
})
figure({
  part: 'build',
  what: 'peak memory',
  value: megabytes,
  unit: 'MB',
  floor: { what: 'importing react-dom', value: empty, unit: 'MB' },
})
