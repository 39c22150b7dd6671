import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ID = 'G-TEST1234'
const scripts: { src: string; async: boolean }[] = []
let cookies: Map<string, string>
let page: { dataLayer?: ArrayLike<unknown>[]; [name: string]: unknown }

/** Fresh modules, as in a newly opened document. */
const opened = async () => {
  vi.resetModules()
  return import('./gtag.ts')
}

beforeEach(() => {
  scripts.length = 0
  cookies = new Map([
    ['_ga', '.tabishirube.example'],
    ['_ga_TEST1234', '.tabishirube.example'],
    ['_gallery', ''],
    ['session', ''],
  ])
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', {
    origin: 'https://www.tabishirube.example',
    hostname: 'www.tabishirube.example',
  })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
    get cookie() {
      return [...cookies.keys()].map((name) => `${name}=1`).join('; ')
    },
    // A cookie can only be deleted for the domain it was set on.
    set cookie(text: string) {
      const [name = ''] = text.split('=')
      const domain = /domain=([^;]+)/.exec(text)?.[1]
      if (cookies.get(name) === (domain ? `.${domain}` : '')) cookies.delete(name)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const commands = () => (page.dataLayer ?? []).map((entry) => Array.from(entry))

test('the first view loads the script once, then sends the consent and the page view, in this order (R208)', async () => {
  const { countView } = await opened()
  countView(ID, { path: '/spots', title: 'スポット' }, 'https://search.example/')
  expect(scripts).toEqual([{ src: `https://www.googletagmanager.com/gtag/js?id=${ID}`, async: true }])
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
    ['js', expect.any(Date)],
    ['config', ID, expect.objectContaining({ send_page_view: false, allow_google_signals: false })],
    [
      'set',
      {
        page_location: 'https://www.tabishirube.example/spots',
        page_title: 'スポット',
        page_referrer: 'https://search.example/',
      },
    ],
    ['event', 'page_view'],
  ])
  // gtag.js recognises commands by their type, `Arguments`: an array is ignored.
  expect(page.dataLayer?.map((entry) => Array.isArray(entry))).toEqual([false, false, false, false, false])
})

test('each later view is one event with its own URL, and loads nothing (R208)', async () => {
  const { countView } = await opened()
  for (const path of ['/', '/spots', '/spots/kenrokuen']) countView(ID, { path, title: path }, '')
  expect(scripts).toHaveLength(1)
  expect(commands().filter(([name]) => name === 'event')).toHaveLength(3)
  expect(commands().slice(-2)).toEqual([
    ['set', expect.objectContaining({ page_location: 'https://www.tabishirube.example/spots/kenrokuen' })],
    ['event', 'page_view'],
  ])
  expect(commands().filter(([name]) => name === 'config')).toHaveLength(1)
})

test('withdrawing consent stops measurement at once and deletes the cookies (R208)', async () => {
  const { countView, stopCounting } = await opened()
  countView(ID, { path: '/', title: '' }, '')
  expect(page[`ga-disable-${ID}`]).toBe(false)
  stopCounting(ID)
  expect(page[`ga-disable-${ID}`]).toBe(true)
  expect([...cookies.keys()]).toEqual(['_gallery', 'session'])
  expect(commands()).toHaveLength(5)
})

test('on an excluded page nothing is sent, and stored data stays (R208)', async () => {
  const { countView, pauseCounting } = await opened()
  countView(ID, { path: '/', title: '' }, '')
  pauseCounting(ID)
  expect(page[`ga-disable-${ID}`]).toBe(true)
  expect(cookies.size).toBe(4)
  countView(ID, { path: '/spots', title: '' }, '')
  expect(page[`ga-disable-${ID}`]).toBe(false)
})

test('without consent nothing is loaded (R208)', async () => {
  const { stopCounting } = await opened()
  stopCounting(ID)
  expect(scripts).toEqual([])
  expect(page.dataLayer).toBeUndefined()
})

test('measurement resumes after new consent, with the same script (R208)', async () => {
  const { countView, stopCounting } = await opened()
  countView(ID, { path: '/', title: '' }, '')
  stopCounting(ID)
  countView(ID, { path: '/spots', title: '' }, '')
  expect(page[`ga-disable-${ID}`]).toBe(false)
  expect(scripts).toHaveLength(1)
})
