// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { applySheets, loadSheets } from './sheets.ts'

const SHEETS: Record<string, string[]> = {
  '/pages/index': ['top'],
  '/pages/spots/@slug': ['spot', 'blocks'],
  '/pages/goods/@slug': ['goods'],
}

vi.mock('./sheet-urls.ts', () => ({
  sheetsOf: (pageId: string) =>
    (SHEETS[pageId] ?? []).map((hash) => ({ hash, url: `/assets/static/page.${hash}.css` })),
}))

const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link')].map(
    (link) => `${link.getAttribute('href')?.replace('/assets/static/page.', '')} ${link.media}`,
  )
const linkOf = (name: string) => document.querySelector<HTMLLinkElement>(`[href*="${name}"]`)
const answer = (name: string, type: string) => linkOf(name)?.dispatchEvent(new Event(type))

const DOCUMENT = `<link rel="stylesheet" data-page href="/assets/static/page.top.css"><link rel="stylesheet" href="late">`

afterEach(() => {
  document.head.innerHTML = ''
})

test('the sheets of the next page are loaded without effect, before those of code on demand, and then exchanged', async () => {
  document.head.innerHTML = DOCUMENT
  const loaded = loadSheets('/pages/spots/@slug')
  expect(links()).toEqual(['top.css ', 'spot.css not all', 'blocks.css not all', 'late '])
  answer('spot', 'load')
  answer('blocks', 'load')
  await loaded
  applySheets('/pages/spots/@slug')
  expect(links()).toEqual(['top.css not all', 'spot.css all', 'blocks.css all', 'late '])
  applySheets('/pages/index')
  expect(links()).toEqual(['top.css all', 'spot.css not all', 'blocks.css not all', 'late '])
})

test('a sheet that cannot be loaded is an error, and is asked for again', async () => {
  document.head.innerHTML = DOCUMENT
  const failed = loadSheets('/pages/goods/@slug')
  answer('goods', 'error')
  await expect(failed).rejects.toThrow('page.goods.css')
  expect(linkOf('goods')).toBeNull()
  const again = loadSheets('/pages/goods/@slug')
  answer('goods', 'load')
  await again
})

test('a page without sheets of its own keeps those of the page before', async () => {
  document.head.innerHTML = DOCUMENT
  await loadSheets('/pages/help')
  applySheets('/pages/help')
  expect(links()).toEqual(['top.css ', 'late '])
})
