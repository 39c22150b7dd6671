import { expect, test } from 'vitest'
import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import type { Staff } from '../useStaff.ts'
import { currentOf, sectionsOf } from './sections.ts'

type Grant = readonly [Action, readonly Resource[], Scope]

const KINDS = ['content', 'article-page', 'spot'] as const

const staffWith = (...grants: Grant[]): Staff =>
  ({
    accountId: 'a1',
    can: (action: Action, resource: Resource) =>
      grants.find(([of, resources]) => of === action && resources.includes(resource))?.[2] ?? null,
  }) as Staff

const labels = (staff: Staff) =>
  sectionsOf(staff).map(({ label, sections }) => [label, sections.map((section) => section.label)])

test('a contributor sees writing pages and no operations (R36)', () => {
  const staff = staffWith(['read', KINDS, 'own'], ['read', ['account'], 'own'])
  expect(labels(staff)).toEqual([
    ['原稿', ['編集室', '自分の記事', '公開予定', '記事', 'スポット']],
    ['素材', ['書き手', '都道府県のおすすめ']],
    ['公開', ['公開の記録', 'よく読まれている記事', 'リンク切れ', '見つからなかった検索', '同義語']],
  ])
})

test('a role for one kind sees that kind and pages about all content (R36, R189)', () => {
  expect(labels(staffWith(['read', ['hotel'], 'any']))).toEqual([
    ['原稿', ['編集室', '公開予定', '宿']],
    ['素材', ['書き手', '都道府県のおすすめ']],
    ['公開', ['公開の記録', 'リンク切れ', '見つからなかった検索', '同義語']],
  ])
})

test('those who may change content see the reports of readers (R36)', () => {
  expect(labels(staffWith(['read', ['hotel'], 'any'], ['update', ['hotel'], 'any'])).at(-1)).toEqual([
    '公開',
    ['公開の記録', 'おたより', 'リンク切れ', '見つからなかった検索', '同義語'],
  ])
})

test('support sees accounts only (R10, R36)', () => {
  expect(labels(staffWith(['read', ['account'], 'any']))).toEqual([['運用', ['会員と役割']]])
})

test('roles that can read any account, role or audit record see their pages (R36)', () => {
  const staff = staffWith(['read', ['account', 'role', 'audit'], 'any'])
  expect(labels(staff)).toEqual([['運用', ['会員と役割', '役割と権限', '操作の記録']]])
})

test('the current section is marked, and similar paths are distinguished', () => {
  const staff = staffWith(['read', KINDS, 'any'], ['read', ['account'], 'any'])
  const marked = (path: string) =>
    sectionsOf(staff)
      .flatMap(({ sections }) => sections)
      .map((section) => [section.label, currentOf(path, section)])
      .filter(([, current]) => current)
  expect(marked('/$')).toEqual([['編集室', 'page']])
  expect(marked('/$/spots')).toEqual([['スポット', 'page']])
  expect(marked('/$/spots/kenrokuen')).toEqual([['スポット', true]])
  expect(marked('/$/accounts/a1/article-pages')).toEqual([['自分の記事', 'page']])
  expect(marked('/$/accounts/a2/article-pages')).toEqual([])
  expect(marked('/$/accounts/a2')).toEqual([['会員と役割', true]])
})
