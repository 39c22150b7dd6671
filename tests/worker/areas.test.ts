import { expect, test } from 'vitest'
import { get, getText, production } from './client.ts'
import { textOf } from './html.ts'

const PERSONAL = [
  '/@/home/topics',
  '/@/stats/usage',
  '/@/logout',
  '/@/settings/account',
  '/@/settings/integration',
  '/@/settings/leave',
  '/@/favorites/spots',
  '/@/favorites/article-pages',
  '/@/favorites/article-pages/news',
  '/@/histories/spots',
  '/@/histories/article-pages/experience',
  '/@/travel/guides',
  '/@/travel/guides/a1b2',
  '/@/travel/guides/a1b2/edit',
  '/@/travel/actions/new',
  '/@/travel/activities/no-such-id',
  '/@/travel/actions/a1/',
  '/@/travel/sections/%E3%81%82',
]
const MANAGEMENT = [
  '/$',
  '/$/',
  '/$/spots',
  '/$/spots/no-such-slug',
  '/$/campaigns/x',
  '/$/article-pages/x/preview',
  '/$/accounts/a1/article-pages',
]

test.each([
  ['personal', PERSONAL, 'common-session'],
  ['management', MANAGEMENT, 'default'],
] as const)(
  'every address of the %s area answers with the same document (R8, R9, R36–R53, R186)',
  async (_, paths, layout) => {
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    const documents = new Set(await Promise.all(answers.map((response) => response.text())))
    expect(documents.size).toBe(1)
    expect([...documents][0]).toContain(`data-layout="${layout}"`)
  },
)

test('the document of an area is not indexed and contains no data of the caller (R41, R53)', async () => {
  for (const path of ['/@/home/topics', '/$/spots']) {
    const html = await getText(path)
    expect(html).toContain('<meta name="robots" content="noindex')
    const result = await get(path, {
      authorization: 'Bearer secret-token',
      cookie: 'account=hanako',
      'x-client-id': 'web/secret-client',
    })
    expect(await result.text()).toBe(html)
    expect(textOf(html)).not.toMatch(/@[\w-]+\.|さん、/)
  }
})

test.each(['/v1/me/topics', '/v1/me/favorites/spots', '/v1/travel/guides/a1', '/v1/manage/spots/x'])(
  '%s requires a session, and the answer is not cached, with or without a bearer (R41, R53, R193)',
  async (path) => {
    for (const headers of [{}, { authorization: 'Bearer public' }] as HeadersInit[]) {
      const response = await get(path, headers)
      expect(response.status).toBe(401)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.json()).toEqual({
        errors: [{ code: 'E10401', message: 'セッションが切れました。再度ログインしてください。' }],
      })
    }
  },
)

test.each([
  '/@/nowhere',
  '/@/travel/guides/a1/b2',
  '/@/travel/guides//edit',
  '/@/home/topics/x',
  '/$/nowhere',
  '/$/spots/a/b',
  '/$/spots/a/preview/x',
])('%s is no page of its area, and answered with 404 (R53, R63)', async (path) => {
  const response = await fetch(production + path)
  expect(response.status).toBe(404)
  expect(textOf(await response.text())).toContain('ページを表示できません。')
})

test('a path that only begins like an area is not found (R53)', async () => {
  for (const path of ['/@x', '/$x', '/@x/home', '/$$/spots', '/%2540/home'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('there are three areas: every public page has a document of its own, the same for all visitors (R186, R187)', async () => {
  const paths = ['/', '/spots', '/login', '/@/home/topics', '/$']
  const answers = await Promise.all(paths.map((path) => get(path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(new Set(await Promise.all(answers.map((response) => response.text()))).size).toBe(paths.length)
})

test('pages of members and editors are open to visitors without a session: their data is protected (R187, R188)', async () => {
  for (const [page, data] of [
    ['/@/home/topics', '/v1/me'],
    ['/@/settings/account', '/v1/me/export'],
    ['/$', '/v1/manage'],
    ['/$/spots', '/v1/manage/spots'],
  ] as const) {
    const { status, headers } = await get(page, {}, production)
    expect([page, status, headers.get('location')]).toEqual([page, 200, null])
    expect([data, (await get(data, {}, production)).status]).toEqual([data, 401])
  }
})
