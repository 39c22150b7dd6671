import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { prepareSite, STATE_DIR } from '#scripts/build/site-steps.ts'
import { servePerfSite } from './perf-site.ts'
import { servePlain, servePlainAssets } from './plain-assets.ts'
import { usageOf } from './process-usage.ts'
import { runAutocannon } from './run-autocannon.ts'
import { fileOf } from './scenarios.ts'
import { slopeOf } from './slope.ts'

// Compares the memory growth of workerd per response for a Worker of three lines, the asset server, and the site's Worker
// with a prerendered and with a rendered document, each with default V8 flags and with those of `npm start`.
// `node tests/perf/memory.ts --requests 8000`

const { values } = parseArgs({ options: { requests: { type: 'string', default: '8000' } } })
const REQUESTS = Number(values.requests)
const STEPS = 8
/** Rendered documents are slow: fewer requests. */
const RENDERED_SHARE = 1 / 10
const MB = 2 ** 20
const DOCUMENT = '/article-pages/tsugaru-stove-train-2026'
const RENDERED = '/search/=/keyword=%E6%B8%A9%E6%B3%89'

type Served = { url: string; pid: number; stop: () => Promise<void> }
type Trial = { name: string; path: string; requests?: number; serve: () => Promise<Served> }

const serveOurs = async (): Promise<Served> => {
  const site = await servePerfSite('memory', { from: STATE_DIR, onLog: () => {} })
  return { url: site.url, pid: site.pid(), stop: site.stop }
}

const TRIALS: Trial[] = [
  {
    name: 'three lines',
    path: '/',
    serve: () => servePlain("export default { fetch: () => new Response('ok') }"),
  },
  { name: 'asset server', path: fileOf(DOCUMENT), serve: () => servePlainAssets() },
  { name: 'our Worker, a document', path: DOCUMENT, serve: serveOurs },
  { name: 'our Worker, rendering', path: RENDERED, requests: REQUESTS * RENDERED_SHARE, serve: serveOurs },
]

async function measure({ name, path, requests = REQUESTS, serve }: Trial, flags: string): Promise<void> {
  process.env.MINIFLARE_WORKERD_V8_FLAGS = flags
  const { url, pid, stop } = await serve()
  const first = await fetch(url + path)
  if (!first.ok) throw new Error(`${path}: ${first.status}`)
  await first.text()
  const samples = [{ answers: 0, megabytes: usageOf(pid).rssBytes / MB }]
  const { cpuMs } = usageOf(pid)
  for (let step = 1; step <= STEPS; step++) {
    await runAutocannon({ url: url + path, connections: 8, amount: requests / STEPS }, () => {})
    samples.push({ answers: (requests / STEPS) * step, megabytes: usageOf(pid).rssBytes / MB })
  }
  const each = (usageOf(pid).cpuMs - cpuMs) / requests
  // Time for garbage collection.
  await setTimeout(1000)
  console.info(
    [
      name.padEnd(24),
      (flags || '(default)').padEnd(12),
      `${requests} requests`.padStart(15),
      `${samples[0]?.megabytes.toFixed(0)} → ${(usageOf(pid).rssBytes / MB).toFixed(0)} MB`.padStart(14),
      `${slopeOf(samples.slice(STEPS / 2)).toFixed(1)} MB per 1,000 in the second half`,
      `${each.toFixed(2)} ms of CPU each`,
    ].join('  '),
  )
  await stop()
}

await prepareSite()
for (const trial of TRIALS) for (const flags of ['', '--gc-global']) await measure(trial, flags)
