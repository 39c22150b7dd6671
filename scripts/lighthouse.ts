import { mkdirSync, readFileSync } from 'node:fs'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { median, PAGES, SLOWDOWN } from './bench/reading-conditions.ts'
import { prepareSiteAndPictures } from './build/site-steps.ts'
import { findChromium } from './local/find-chromium.ts'
import { runOrThrow } from './local/run.ts'
import { serveSite } from './local/serve.ts'

// Runs Lighthouse on the built site as a phone: `npm run lighthouse`, optionally with paths after `--`. A report, not a
// test: times depend on the machine. Not a dependency, because of its hundred packages: npx downloads it.

const LIGHTHOUSE = 'lighthouse@13.5.0'
const OUT = '.cache/lighthouse'
/** Performance differs from run to run: times are medians. */
const ROUNDS = 3
const TIMES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
}

type Report = {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue?: number }>
}

const reportOf = async (url: URL, file: string): Promise<Report> => {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ')
  const categories = 'performance,accessibility,best-practices,seo'
  const options = [
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    `--only-categories=${categories}`,
    `--throttling.cpuSlowdownMultiplier=${SLOWDOWN}`,
  ]
  await runOrThrow('npx', ['--yes', LIGHTHOUSE, String(url), '--output=json', '--quiet', ...options])
  return JSON.parse(readFileSync(file, 'utf8'))
}

process.env.CHROME_PATH = await findChromium()
await prepareSiteAndPictures()
mkdirSync(OUT, { recursive: true })
const site = await serveSite()
for (const path of process.argv.length > 2 ? process.argv.slice(2) : Object.values(PAGES)) {
  const reports: Report[] = []
  for (let round = 0; round < ROUNDS; round++)
    reports.push(await reportOf(new URL(path, site.url), `${OUT}/${path.replaceAll('/', '_')}.${round}.json`))
  const scores = reports.map(({ categories }) =>
    Object.values(categories).map(({ score }) => Math.round(score * 100)),
  )
  const times = Object.entries(TIMES).map(
    ([audit, name]) =>
      `${name} ${median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)).toFixed(3)}`,
  )
  console.log(path, scores.map((one) => one.join('/')).join('  '), ...times)
}
await site.stop()
