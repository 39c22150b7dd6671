import { expect, test } from 'vitest'
import { ROUTE_CLASSES } from '#worker/limits/route-class.ts'
import { detailText } from './access-labels.ts'

const record = {
  id: 1,
  status: 429,
  network: '',
  hits: 1,
  firstAt: '2026-11-22T00:00:00.000Z',
  lastAt: '2026-11-22T00:00:00.000Z',
  by: null,
} as const

test('every refusal has a text', () => {
  const texts = [...ROUTE_CLASSES, 'document'].map((way) => detailText({ ...record, kind: 'refused', way }))
  expect(texts.filter((text) => /そのほか|[a-z]/.test(text))).toEqual([])
  expect(texts[0]).toBe('ほかのサービスでのログイン（短いあいだに多すぎた）')
})

test('a sign-in shows its provider, a failed one also the reason', () => {
  expect(detailText({ ...record, kind: 'sign-in', way: 'Cognito', status: 200 })).toBe('メールアドレス')
  expect(detailText({ ...record, kind: 'sign-in-failed', way: 'Google', status: 302 })).toBe('Google')
  expect(detailText({ ...record, kind: 'sign-in-failed', way: 'accounts', status: 401 })).toBe(
    'ログインの手続き（ログインしていない、または期限切れ）',
  )
})
