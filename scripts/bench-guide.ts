import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { randomIdentifier } from '#domain/identifier.ts'
import { addDays } from '#domain/japan-time.ts'
import { BLANK_ACTIVITY, type NewGuide } from '#domain/travel/new-guide.ts'
import { DOMAIN, PASSWORD } from '#identity/people.ts'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
import { findChromium } from './find-chromium.ts'
import { serveSite } from './serve.ts'
import { prepareSite } from './site-steps.ts'

// How soon the editor answers with a guide of 14 days and 120 activities, in Chromium with a processor slowed down four
// times: `npm run bench`. From the key or the click to the next frame, as browsers count it for INP; the goal is 200 ms.

const DAYS = 14
const LINES = 120
const SLOWDOWN = 4
const ROUNDS = 5
const GOAL_MS = 200
const FIRST_DAY = '2027-04-01'

/** A guide as long as they are written. */
function longGuide(): NewGuide {
  const sections = Array.from({ length: DAYS }, (_, day) => {
    const date = addDays(FIRST_DAY, day)
    return { id: randomIdentifier(), kind: 'day' as const, date, title: '', memo: '' }
  })
  const activities = Array.from({ length: LINES }, (_, number) => ({
    ...BLANK_ACTIVITY,
    id: randomIdentifier(),
    sectionId: sections[Math.floor((number * DAYS) / LINES)]?.id ?? '',
    kind: 'free' as const,
    title: `予定 ${number + 1}`,
    memo: '駅から歩いて十分ほど。混む前に着くように出る。',
    price: 1200,
  }))
  const guide = {
    id: randomIdentifier(),
    title: '二週間の旅',
    coverImage: null,
    startDate: FIRST_DAY,
    endDate: addDays(FIRST_DAY, DAYS - 1),
    prefectureCodes: ['17'],
    members: '',
    memo: '',
    budget: null,
    checklist: [],
  }
  return { guide, sections, activities }
}

await prepareSite()
const identity = await startIdentity({ port: 0 })
const site = await serveSite({ vars: { ...identityVars(identity.origin), SEAL_KEYS: randomUUID() } })
// Cookies that must be secure are kept on `localhost` only.
site.url.hostname = 'localhost'
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
const viewport = { width: 390, height: 844 }
const page = await browser.newPage({ baseURL: site.url.href, locale: 'ja-JP', viewport })

const open = async (path: string) => {
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await page.locator('html[data-hydrated]').waitFor()
}

await open('/login')
await page.getByLabel('メールアドレス', { exact: true }).fill(`member@${DOMAIN}`)
await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
await page.getByRole('button', { name: 'ログイン', exact: true }).click()
await page.waitForURL(/home\/topics$/)
await page.getByText('こんにちは。').waitFor()

const made = longGuide()
const cookies = await page.context().cookies()
const token = cookies.find(({ name }) => name.endsWith('.accessToken'))?.value
const answer = await page.request.post('/v1/travel/guides', {
  headers: { authorization: `Bearer ${token}`, 'x-client-id': 'web/bench' },
  data: made,
})
if (!answer.ok()) throw new Error(`the guide was not made: ${answer.status()}`)

await open(`/@/travel/guides/${made.guide.id}/edit`)
await page.getByRole('heading', { level: 1, name: /二週間の旅/ }).waitFor()
await page.waitForLoadState('networkidle')
const devices = await page.context().newCDPSession(page)
await devices.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/** Does something, and answers how long the longest event in it took to its next frame, in milliseconds. */
const measured = async (act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { durations })
  })
  await act()
  // Changes save themselves a moment later, and entries of events come after their frame.
  await page.waitForTimeout(1200)
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations))
}

const middle = made.activities[LINES / 2]?.title ?? ''
const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const edit = button(new RegExp(`^編集.*${middle}$`))
const handle = page.locator(`[aria-describedby="handle-help"]`).nth(LINES / 2)
const form = page.getByRole('form', { name: /の編集$/ })

const ACTS: Record<string, () => Promise<void>> = {
  予定を開く: () => edit.click(),
  題名に書く: async () => {
    await form.getByRole('textbox', { name: '予定' }).press('End')
    await page.keyboard.press('あ')
  },
  予定を閉じる: () => form.getByRole('button', { name: '閉じる' }).click(),
  元に戻す: () => button('元に戻す').click(),
  やり直す: () => button('やり直す').click(),
  キーで動かす: async () => {
    await handle.focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Space'])
      await page.keyboard.press(key)
  },
}

const times: Record<string, number[]> = {}
for (let round = 0; round < ROUNDS; round++)
  for (const [name, act] of Object.entries(ACTS)) {
    times[name] ??= []
    times[name].push(await measured(act))
  }
console.log(`しおり（${DAYS}日、${LINES}件）の編集、CPU 1/${SLOWDOWN}、目標 ${GOAL_MS} ms`)
for (const [name, all] of Object.entries(times)) {
  const worst = Math.max(...all)
  const median = all.sort((a, b) => a - b)[Math.floor(all.length / 2)]
  console.log(`${worst <= GOAL_MS ? '✓' : '✗'} ${name}：中央 ${median} ms、最大 ${worst} ms`)
}
await browser.close()
await Promise.all([site.stop(), identity.stop()])
