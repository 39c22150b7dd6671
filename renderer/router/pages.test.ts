import { expect, test, vi } from 'vitest'
import { decodedPath, ERROR_PAGE, isOfArea, loadConfig, pageOf } from './pages.ts'
import { withoutAlias } from './show-page.ts'

const loader = vi.hoisted(() => (pageId: string) => ({
  [pageId]: async () => ({
    configValuesSerialized: {
      Page: { valueSerialized: { type: 'plus-file', exportValues: { Page: pageId } } },
      ssr: { valueSerialized: { type: 'js-serialized', value: false } },
    },
  }),
}))

vi.mock('virtual:pages', () => ({
  SHEETS: {},
  PAGES: {
    ...loader('/pages/spots/@slug'),
    ...loader('/pages/spots/index'),
    ...loader('/pages/spots/map'),
    ...loader('/pages/search/=/@query'),
    ...loader('/pages/index'),
    ...loader('/pages/member/index'),
    ...loader('/pages/office/index'),
    ...loader('/pages/_error'),
  },
}))

test('a path is found by its route, one without parameters first', () => {
  expect(pageOf('/')).toEqual({ pageId: '/pages/index', routeParams: {} })
  expect(pageOf('/spots')).toEqual({ pageId: '/pages/spots/index', routeParams: {} })
  expect(pageOf('/spots/map')).toEqual({ pageId: '/pages/spots/map', routeParams: {} })
  expect(pageOf('/spots/kenrokuen')).toEqual({
    pageId: '/pages/spots/@slug',
    routeParams: { slug: 'kenrokuen' },
  })
})

test('parameters are decoded', () => {
  expect(pageOf('/search/=/keyword%3D%E6%B8%A9%E6%B3%89')?.routeParams).toEqual({ query: 'keyword=温泉' })
  expect(decodedPath('/search/=/%E6%B8%A9%E6%B3%89')).toBe('/search/=/温泉')
  expect(decodedPath('/search/=/keyword%3D1%2F2')).toBe('/search/=/keyword=1%2F2')
})

test('every address of an area is its page, and no other address is', () => {
  for (const path of ['/@', '/@/home/topics', '/%40/home/topics'])
    expect([pageOf(path)?.pageId, isOfArea(path)], path).toEqual(['/pages/member/index', true])
  for (const path of ['/$', '/$/articles/a', '/%24/articles'])
    expect([pageOf(path)?.pageId, isOfArea(path)], path).toEqual(['/pages/office/index', true])
  for (const path of ['/member', '/office', '/@x', '/cdn-cgi/image/a.jpg', '/spots/a/b', '/%E3%81'])
    expect([pageOf(path), isOfArea(path)], path).toEqual([null, false])
})

test('the settings of a page are loaded by name', async () => {
  expect(await loadConfig('/pages/spots/index')).toEqual({ Page: '/pages/spots/index', ssr: false })
  await expect(loadConfig('/pages/none')).rejects.toThrow('no page /pages/none')
  expect(pageOf(ERROR_PAGE.replace('/pages', ''))).toBeNull()
})

test('an alias URL is replaced by its target before it is shown (R57)', () => {
  const shown = (path: string) => withoutAlias(new URL(path, 'https://site.test')).href
  expect(['/@/settings?from=mail#x', '/blank', '/~/home/topics', '/spots?page=2'].map(shown)).toEqual([
    'https://site.test/@/settings/account?from=mail#x',
    'https://site.test/',
    'https://site.test/@/home/topics',
    'https://site.test/spots?page=2',
  ])
})
