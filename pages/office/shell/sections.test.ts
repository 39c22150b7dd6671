import { expect, test } from 'vitest'
import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import type { Staff } from '../useStaff.ts'
import { currentOf, sectionsOf } from './sections.ts'

type Grant = readonly [Action, readonly Resource[], Scope]

const KINDS = ['content', 'article-page', 'spot'] as const

const staffWith = (...grants: Grant[]): Staff =>
  ({
    accountId: 'a1',
    may: (action: Action, resource: Resource) =>
      grants.find(([of, resources]) => of === action && resources.includes(resource))?.[2] ?? null,
  }) as Staff

const labels = (staff: Staff) =>
  sectionsOf(staff).map(({ label, sections }) => [label, sections.map((section) => section.label)])

test('a contributor is led to what is to be written, and to nothing of the operation (R36)', () => {
  const staff = staffWith(['read', KINDS, 'own'], ['read', ['account'], 'own'])
  expect(labels(staff)).toEqual([
    ['原稿', ['編集室', '自分の記事', '公開予定', '記事', 'スポット']],
    ['素材', ['書き手', '都道府県のおすすめ']],
    ['公開', ['公開の記録', 'リンク切れ']],
  ])
})

test('a role about one kind is led to that kind and to what is about all of them (R36, R189)', () => {
  expect(labels(staffWith(['read', ['hotel'], 'any']))).toEqual([
    ['原稿', ['編集室', '公開予定', '宿']],
    ['素材', ['書き手', '都道府県のおすすめ']],
    ['公開', ['公開の記録', 'リンク切れ']],
  ])
})

test('who helps members is led to their accounts alone (R10, R36)', () => {
  expect(labels(staffWith(['read', ['account'], 'any']))).toEqual([['運用', ['会員と役割']]])
})

test('who reads any account, role or record of changes is led to them (R36)', () => {
  const staff = staffWith(['read', ['account', 'role', 'audit'], 'any'])
  expect(labels(staff)).toEqual([['運用', ['会員と役割', '役割と権限', '操作の記録']]])
})

test('the section of the page is marked, and one list or desk is not taken for another', () => {
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
