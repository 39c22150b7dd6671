import { expect, test } from 'vitest'
import { RedirectInput, redirectState } from './redirect-rule.ts'

const INPUT = {
  from: '/old',
  to: '/new',
  status: 301,
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  note: '',
} as const
const read = (changed: object) => RedirectInput.safeParse({ ...INPUT, ...changed })
const wrongFields = (changed: object) => read(changed).error?.issues.map(({ path }) => path[0])

test('addresses are stored normalised: the source decoded, the target escaped (R62)', () => {
  expect(read({ from: ' /%E6%B8%A9%E6%B3%89/ ', to: '/城崎?q=湯#外湯' }).data).toMatchObject({
    from: '/温泉',
    to: '/%E5%9F%8E%E5%B4%8E?q=%E6%B9%AF#%E5%A4%96%E6%B9%AF',
  })
  expect(read({ from: '/a/**', to: 'https://例え.jp/x/**' }).data?.to).toBe('https://xn--r8jz45g.jp/x/**')
})

test('lengths apply to the stored form: sources decoded, targets escaped (R62)', () => {
  const text = '城崎温泉の冬の楽しみ方と外湯めぐり、駅からの道順と朝ごはん'
  const escaped = `/2019/05/${encodeURIComponent(text.repeat(3))}`
  expect(escaped.length).toBeGreaterThan(300)
  expect(read({ from: escaped }).data?.from).toBe(`/2019/05/${text.repeat(3)}`)
  expect(wrongFields({ from: `/${'長'.repeat(300)}` })).toEqual(['from'])
  // An accepted rule can be read, changed and saved again.
  const to = read({ to: `/search?keyword=${'長'.repeat(100)}` }).data?.to
  expect(read({ to }).data?.to).toBe(to)
  expect(wrongFields({ to: `/search?keyword=${'長'.repeat(120)}` })).toEqual(['to'])
})

test.each([
  '/',
  '/**',
  '/v1',
  '/v1/**',
  '/V1/spots',
  '/$',
  '/$/redirects',
  '/%24',
  '/@/home',
  '/~/home',
  '/_/login',
  '/admin',
  '/login',
  '/login-required',
  '/logout/callback',
  '/assets/x.js',
  '/builds/latest.json',
  '/media/x',
  '/cdn-cgi/image/x',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/**',
  '/member-worker.js',
  '/spots/_payload.json',
  '/.well-known/security.txt',
  '/maintenance',
  '/operations/reconcile',
])('%s is reserved, so no managed rule can shadow it (R62)', (from) => {
  expect(read({ from }).error?.issues[0]?.message).toContain('サイトを動かすために使っている')
})

test('similar addresses are accepted (R62)', () => {
  for (const from of [
    '/v10',
    '/administration',
    '/mediaeval',
    '/spots/v1',
    '/searching',
    '/about.html',
    '/shop/index.html',
    '/ab.php',
  ])
    expect([from, read({ from }).success]).toEqual([from, true])
})

test('a source is one path, or everything below one (R62)', () => {
  for (const from of [
    '',
    'old',
    '//host',
    '/a?b=1',
    '/a#b',
    '/a/*',
    '/a/**/b',
    '/a\\b',
    'https://x.example/a',
  ])
    expect([from, wrongFields({ from })]).toEqual([from, ['from']])
})

test('a target is a path or an http URL; 410 has none (R62)', () => {
  for (const to of ['', 'new', '//host', 'javascript:alert(1)', 'https:///**', 'https://a@host/', '/b/**'])
    expect([to, wrongFields({ to })]).toEqual([to, ['to']])
  expect(wrongFields({ status: 410 })).toEqual(['to'])
  expect(read({ status: 410, to: '' }).success).toBe(true)
})

test('a rule with an end is not permanent, and ends after its start (R62)', () => {
  const [startsAt, endsAt] = ['2026-12-01T00:00:00+09:00', '2026-12-31T15:00:00.000Z']
  expect(wrongFields({ startsAt, endsAt })).toEqual(['status'])
  expect(wrongFields({ status: 302, startsAt: endsAt, endsAt: startsAt })).toEqual(['endsAt'])
  expect(read({ status: 302, startsAt, endsAt }).data?.startsAt).toBe('2026-11-30T15:00:00.000Z')
})

test('a rule is scheduled, active, over or disabled (R62)', () => {
  const now = new Date('2026-11-21T00:00:00.000Z')
  const [before, after] = ['2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z']
  const state = (isEnabled: boolean, startsAt: string | null, endsAt: string | null) =>
    redirectState({ isEnabled, startsAt, endsAt }, now)
  expect(state(true, null, null)).toBe('active')
  expect(state(true, before, after)).toBe('active')
  expect(state(true, after, null)).toBe('waiting')
  expect(state(true, null, before)).toBe('over')
  expect(state(false, before, after)).toBe('off')
})
