import { existsSync } from 'node:fs'
import { build, migrate, prerender } from '../build/site-steps.ts'
import { runOrThrow } from '../local/run.ts'
import { hashOf, step } from '../local/step.ts'
import { figure } from './figures.ts'
import { interactionFloor } from './interaction.ts'
import { openOnPhone } from './phone.ts'

// Interaction latency of the lists of a member with 2,000 favorites and 500 history entries, in Chromium with the CPU
// slowed down four times: `npm run bench`. "response": until the next frame after the key or click, as browsers measure
// it for INP; "shown": until the rows have changed. The goal is 200 ms for the response.

const STATE = '.cache/bench-shelf'
const INPUTS = ['{scripts/seed,scripts/seed/**/*,seed/**/*,domain/**/*}.ts', 'worker/db/**/*.{ts,sql}']
const FAVORITES = 2000
const HISTORIES = 500
const SLOWDOWN = 4
const ROUNDS = 3
const GOAL_MS = 200

await migrate(STATE)
await step({
  title: `${FAVORITES} articles for measurements`,
  name: 'bench-shelf-seed',
  folder: STATE,
  stamp: hashOf(INPUTS, [String(FAVORITES)]),
  isMade: () => existsSync(STATE),
  run: () =>
    runOrThrow('node', ['scripts/seed.ts', '--state', STATE, '--articles', String(FAVORITES)], {
      show: true,
    }),
})
await build()
await prerender()
const { site, browser, page, open, signIn, slowDown, stop } = await openOnPhone({ stateDir: STATE })
const db = await site.miniflare.getD1Database('DB')

/** Adds one favorite as a member, then fills the member's lists with articles an hour apart. */
const fill = async () => {
  await open('/spots/kinosaki-onsen')
  await page
    .getByRole('button', { name: /をお気に入りに追加$/ })
    .first()
    .click()
  let id: string | null = null
  while (id === null) id = await db.prepare('SELECT account_id FROM favorites').first<string>('account_id')
  const moment = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || row_number() OVER (ORDER BY id) || ' hours')`
  const articles = `FROM article_pages WHERE status = 'published' AND published_at IS NOT NULL`
  await db
    .prepare(
      `INSERT INTO favorites SELECT ?, 'article-page', id, ${moment}, title, type, title, published_at ${articles} LIMIT ?`,
    )
    .bind(id, FAVORITES)
    .run()
  await db
    .prepare(
      `INSERT INTO histories SELECT ?, 'article-page', id, '2026-01-01', ${moment}, 1, title, type ${articles} LIMIT ?`,
    )
    .bind(id, HISTORIES)
    .run()
}

type Measured = { response: number; shown: number }
type Watching = typeof globalThis & { watching: Promise<Measured> }

/** Runs in the page: records the longest event, and the time until a condition holds. */
const watch = (condition: string) => {
  const rows = () => document.querySelectorAll('[data-remove]')
  const first = () => rows()[0]?.closest('[role=listitem]')?.textContent ?? ''
  const [before, former] = [first(), rows().length]
  const isDone = new Function('count', 'former', 'isChanged', `return ${condition}`)
  let begun = 0
  let response = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) response = Math.max(response, duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const begin = () => {
    begun ||= performance.now()
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, begin, { capture: true })
  const watching = new Promise<Measured>((resolve) => {
    const poll = () => {
      if (!begun || !isDone(rows().length, former, first() !== before)) return requestAnimationFrame(poll)
      const shown = performance.now() - begun
      // Entries of events come a little after their frame.
      setTimeout(() => {
        observer.disconnect()
        resolve({ response, shown })
      }, 400)
    }
    requestAnimationFrame(poll)
  })
  Object.assign(globalThis, { watching })
}

/** Measures an action. The page watches before the action starts. */
const measured = async (act: () => Promise<void>, isDone: string): Promise<Measured> => {
  await page.evaluate(watch, isDone)
  await act()
  return page.evaluate(() => (globalThis as Watching).watching)
}

const settled = async (count: number) => {
  await page.waitForFunction(
    (expected) => document.querySelectorAll('[data-remove]').length >= expected,
    count,
    { timeout: 120_000 },
  )
}

const press = (key: string) => () => page.keyboard.press(key)
const search = () => page.getByRole('searchbox')

/** The measured interactions of a page with `count` rows. */
const interactions = (count: number): Record<string, () => Promise<Measured>> => ({
  'search: first character': async () => {
    await settled(count)
    await search().focus()
    return measured(press('9'), 'count < former')
  },
  'search: clear': async () => measured(press('Backspace'), 'count > former'),
  sort: async () => {
    await settled(count)
    await page.getByRole('combobox').focus()
    return measured(press('ArrowDown'), 'isChanged')
  },
  'sort: back': async () => {
    await settled(count)
    return measured(press('ArrowUp'), 'isChanged')
  },
  remove: async () => {
    await settled(count)
    return measured(() => page.locator('[data-remove]').nth(2).click(), `count < ${count}`)
  },
  undo: async () =>
    measured(
      () => page.locator('[data-notice]').getByRole('button', { name: '元に戻す' }).click(),
      `count >= ${count}`,
    ),
})

/** The longest frame while the list is scrolled, and p95. */
const scrolled = async (): Promise<{ longest: number; p95: number }> => {
  await page.mouse.move(200, 600)
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = []
        let last = performance.now()
        const end = last + 4000
        const poll = (now: number) => {
          gaps.push(now - last)
          last = now
          if (now < end) requestAnimationFrame(poll)
          else resolve(gaps)
        }
        requestAnimationFrame(poll)
      }),
  )
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 1200)
  const gaps = (await frames).sort((one, other) => one - other)
  return { longest: gaps.at(-1) ?? 0, p95: gaps[Math.floor(gaps.length * 0.95)] ?? 0 }
}

const ms = (time: number) => `${Math.round(time)} ms`.padStart(9)
const worst: number[] = []

const bench = async (title: string, path: string, count: number) => {
  await slowDown(1)
  await open(path)
  await settled(count)
  await slowDown(SLOWDOWN)
  console.info(
    `\n${title} (${count.toLocaleString('en')} rows, ${ROUNDS} rounds)\n response     shown      (maximum)`,
  )
  const all = interactions(count)
  const results = new Map(Object.keys(all).map((name) => [name, [] as Measured[]]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, run] of Object.entries(all)) results.get(name)?.push(await run())
  for (const [name, list] of results) {
    const response = Math.max(...list.map((one) => one.response))
    worst.push(response)
    console.info(`${ms(response)} ${ms(Math.max(...list.map(({ shown }) => shown)))}      ${name}`)
  }
  const { longest, p95 } = await scrolled()
  console.info(`${ms(longest)} ${ms(p95)}      scrolling (longest frame, p95)`)
}

// Removes what an earlier run left.
for (const table of ['favorites', 'histories', 'shelves']) await db.prepare(`DELETE FROM ${table}`).run()
await signIn()
await fill()
await page.evaluate(() => localStorage.clear())
await bench('favorites', '/@/favorites/article-pages', FAVORITES)
await bench('histories', '/@/histories/article-pages', HISTORIES)
const isGood = worst.every((time) => time <= GOAL_MS)
console.info(
  `\nCPU slowed down ${SLOWDOWN}×: slowest response ${ms(Math.max(...worst)).trim()} (goal ${GOAL_MS} ms${isGood ? '' : ', missed'})`,
)
figure({
  part: 'browser',
  what: `${FAVORITES.toLocaleString('en')} favorites and histories: slowest response`,
  value: Math.max(...worst),
  unit: 'ms',
  floor: await interactionFloor(browser, SLOWDOWN),
  note: `CPU slowed down ${SLOWDOWN}×, goal ${GOAL_MS} ms`,
})
await stop()
