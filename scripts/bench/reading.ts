import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { prepareSiteAndPictures } from '../build/site-steps.ts'
import { findChromium } from '../local/find-chromium.ts'
import { serveSite } from '../local/serve.ts'
import { figure } from './figures.ts'
import { median, PAGES, ROUNDS, SLOWDOWN, VIEWPORT } from './reading-conditions.ts'

// What reading costs on a phone with its CPU slowed down four times, three seconds after load and without an intent:
// `npm run bench -- --only reading`. Medians of five rounds.

const WAIT_MS = 3000
const CLIENT = 'dist/client'
const FLOORS = 'bench-floor'

/** The same document with one inlined stylesheet and without any script. */
const writeFloor = (path: string): string => {
  const html = readFileSync(join(CLIENT, path, 'index.html'), 'utf8')
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)]
  const css = sheets.map(([, href = '']) => readFileSync(join(CLIENT, href), 'utf8')).join('\n')
  const bare = html
    .replace(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('</head>', `<style>${css}</style></head>`)
  const folder = join(FLOORS, path === '/' ? 'top' : path)
  mkdirSync(join(CLIENT, folder), { recursive: true })
  writeFileSync(join(CLIENT, folder, 'index.html'), bare)
  return `/${folder}`
}

type Cost = {
  scriptKb: number
  scripts: number
  requests: number
  requestKb: number
  taskMs: number
  scriptMs: number
  blockedMs: number
  paintMs: number
}

/** What the page observes by itself: when the first paint was, and its long tasks. */
const observe = () => {
  // Not one of the visits that measure themselves (renderer/telemetry/telemetry.ts).
  Math.random = () => 0.5
  const seen = { blocked: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

const observed = (page: Page) =>
  page.evaluate(() => ({
    blockedMs: (globalThis as unknown as { seen: { blocked: number } }).seen.blocked,
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))

/** Opens a page as a new visitor, and leaves it alone. */
async function cost(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ja-JP', bypassCSP: true })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const scripts: number[] = []
  const late: number[] = []
  let isLoaded = false
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const isLate = isLoaded
    if (type === 'image') return
    reading.push(
      response.body().then(
        (body) => {
          const size = gzipSync(body, { level: 9 }).length
          if (type === 'script') scripts.push(size)
          if (isLate) late.push(size)
        },
        () => {},
      ),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  isLoaded = true
  await page.waitForTimeout(WAIT_MS)
  await Promise.all(reading)
  const { metrics } = await session.send('Performance.getMetrics')
  const msOf = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  const found = {
    scriptKb: sum(scripts) / 1024,
    scripts: scripts.length,
    requests: late.length,
    requestKb: sum(late) / 1024,
    taskMs: msOf('TaskDuration'),
    scriptMs: msOf('ScriptDuration'),
    ...(await observed(page)),
  }
  await context.close()
  return found
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const medianCost = (rounds: readonly Cost[]): Cost => {
  const medianOf = (key: keyof Cost) => median(rounds.map((one) => one[key]))
  return {
    scriptKb: medianOf('scriptKb'),
    scripts: medianOf('scripts'),
    requests: medianOf('requests'),
    requestKb: medianOf('requestKb'),
    taskMs: medianOf('taskMs'),
    scriptMs: medianOf('scriptMs'),
    blockedMs: medianOf('blockedMs'),
    paintMs: medianOf('paintMs'),
  }
}

await prepareSiteAndPictures()
const floors = Object.fromEntries(Object.values(PAGES).map((path) => [path, writeFloor(path)]))
const site = await serveSite()
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
const at = (path: string) => new URL(path, site.url).href
const row = (name: string, { scriptKb, scripts, requests, requestKb, ...times }: Cost) =>
  console.info(
    `${name.padEnd(12)} ${scriptKb.toFixed(1).padStart(6)} KB (${scripts})  after load ${requests} / ${requestKb.toFixed(1)} KB  ` +
      `main ${Math.round(times.taskMs)} ms  script ${Math.round(times.scriptMs)} ms  TBT ${Math.round(times.blockedMs)} ms  paint ${Math.round(times.paintMs)} ms`,
  )
for (const [name, path] of Object.entries(PAGES)) {
  const rounds: { floor: Cost; found: Cost }[] = []
  for (let round = 0; round < ROUNDS; round++)
    // In turns: the machine is not equally fast all the time.
    rounds.push({ floor: await cost(browser, at(floors[path] ?? '/')), found: await cost(browser, at(path)) })
  const floor = medianCost(rounds.map((round) => round.floor))
  const found = medianCost(rounds.map((round) => round.found))
  row(name, found)
  row('  floor', floor)
  const add = (what: string, value: number, floorValue: number, unit: string, note?: string) =>
    figure({
      part: 'reading',
      what: `${name}: ${what}`,
      value,
      unit,
      floor: { what: 'the same document, styles inlined, no script', value: floorValue, unit },
      note,
    })
  add('script', found.scriptKb, floor.scriptKb, 'KB', `${found.scripts} files`)
  add('loaded after the load event', found.requestKb, floor.requestKb, 'KB', `${found.requests} requests`)
  add('main thread', found.taskMs, floor.taskMs, 'ms', `script ${Math.round(found.scriptMs)} ms`)
  add('blocked', found.blockedMs, floor.blockedMs, 'ms')
  add('first paint', found.paintMs, floor.paintMs, 'ms')
}
await browser.close()
await site.stop()
rmSync(join(CLIENT, FLOORS), { recursive: true })
