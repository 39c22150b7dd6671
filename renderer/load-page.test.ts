import type { PageContextServer } from 'vike/types'
import { expect, test } from 'vitest'
import { loadPage } from './load-page.ts'
import type { Loader, Validate } from './loader.ts'

const URL_ORIGINAL = '/search/=/month=13?from=mail'

type Hooks = { validate?: Validate; loader?: Loader }

const pageContext = (hooks: Hooks) =>
  ({
    config: { head: () => ({ title: '検索結果' }), ...hooks },
    routeParams: { query: 'month=13' },
    urlOriginal: URL_ORIGINAL,
    urlParsed: { search: { from: 'mail' }, pathnameOriginal: '/search/=/month=13' },
    pageSource: {},
  }) as unknown as PageContextServer

/** The abort that vike receives when a page refuses its URL. */
const refusalOf = async (hooks: Hooks) => {
  const error = await loadPage(pageContext(hooks)).catch((thrown: unknown) => thrown)
  const { abortStatusCode, abortReason } = (error as { _pageContextAbort: Record<string, unknown> })
    ._pageContextAbort
  return [abortStatusCode, abortReason]
}

const neverCalled: Loader = () => {
  throw new Error('the loader was called')
}

test('a URL refused by validation is a 404 that shows the URL with its query (R64, R65)', async () => {
  expect(await refusalOf({ validate: () => false, loader: neverCalled })).toEqual([
    404,
    `Page Not Found: ${URL_ORIGINAL}`,
  ])
})

test('validation can refuse with its own status and text (R64)', async () => {
  const gone = { status: 410, text: 'この企画は終了しました。' } as const
  expect(await refusalOf({ validate: () => gone, loader: neverCalled })).toEqual([410, gone.text])
})

test('a loader that returns null is a 404 that shows the URL (R64, R65)', async () => {
  expect(await refusalOf({ loader: async () => null })).toEqual([404, `Page Not Found: ${URL_ORIGINAL}`])
})

test('validation gets the parameters and the query (R64)', async () => {
  const validate: Validate = ({ routeParams, search }) =>
    routeParams.query === 'month=13' && search.from === 'mail'
  const page = await loadPage(pageContext({ validate, loader: () => ({ total: 1 }) }))
  expect(page).toMatchObject({ title: '検索結果', data: { total: 1 } })
})

test('the version of a page changes with its title and its data', async () => {
  const versionOf = async (data: object) => (await loadPage(pageContext({ loader: () => data }))).version
  expect(await versionOf({ total: 1 })).toMatch(/^[0-9a-z]{7}$/)
  expect(await versionOf({ total: 1 })).toBe(await versionOf({ total: 1 }))
  expect(await versionOf({ total: 1 })).not.toBe(await versionOf({ total: 2 }))
})

test('a page without a loader has no data, and is not a 404', async () => {
  expect(await loadPage(pageContext({}))).toEqual({ title: '検索結果', data: null })
})
