import { expect, test } from 'vitest'
import { displayValue, placeText } from './change-labels.ts'

test('changed paths have labels (R40)', () => {
  expect(
    ['version', 'stage', 'fields.0', 'grants.2.scope', 'seo.title', 'tags.1'].map((path) =>
      placeText(path, 'spot'),
    ),
  ).toEqual(['版', '段階', '変えた項目 1', '権限の範囲 3', '検索結果の題名', 'タグ 2'])
})

test('values are formatted for people, unknown ones are shown as they are (R40)', () => {
  expect(displayValue('version', 2, 'spot')).toBe('第2版')
  expect(displayValue('stage', 'review', 'spot')).toBe('確認待ち')
  expect(displayValue('fields.0', 'seo', 'spot')).toBe('検索とシェア')
  expect(displayValue('role', 'editor', 'spot')).toBe('編集者')
  expect(displayValue('role', '校閲', 'spot')).toBe('校閲')
  expect(displayValue('mode', 'read-only', 'spot')).toBe('読み取り専用')
  expect([
    displayValue('grants.0.action', 'read', 'spot'),
    displayValue('grants.0.resource', 'spot', 'spot'),
  ]).toEqual(['見る', 'スポット'])
  expect(displayValue('grants.0.scope', 'own', 'spot')).toBe('自分のもの')
  expect(displayValue('scheduledAt', '2030-01-01T00:00:00.000Z', 'spot')).toBe('2030/01/01 09:00')
  expect(displayValue('comment', 'a4212bb8-a853-c5f5-64bf-83644e57bc3f', 'spot')).toBe('ID a4212bb8')
  expect([
    displayValue('noindex', true, 'spot'),
    displayValue('title', '城', 'spot'),
    displayValue('title', null, 'spot'),
  ]).toEqual(['はい', '城', '（なし）'])
})
