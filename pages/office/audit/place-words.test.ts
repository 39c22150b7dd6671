import { expect, test } from 'vitest'
import { placeText, wordsOf } from './place-words.ts'

test('records say in words what stands where (R40)', () => {
  expect(
    ['version', 'stage', 'fields.0', 'grants.2.scope', 'seo.title', 'tags.1'].map((path) =>
      placeText(path, 'spot'),
    ),
  ).toEqual(['版', '段階', '変えた項目 1', '権限の範囲 3', '検索結果の題名', 'タグ 2'])
})

test('values are told in the words of the office, and what has none as it is (R40)', () => {
  expect(wordsOf('version', 2, 'spot')).toBe('第2版')
  expect(wordsOf('stage', 'review', 'spot')).toBe('確認待ち')
  expect(wordsOf('fields.0', 'seo', 'spot')).toBe('検索とシェア')
  expect(wordsOf('role', 'editor', 'spot')).toBe('編集者')
  expect(wordsOf('role', '校閲', 'spot')).toBe('校閲')
  expect(wordsOf('mode', 'read-only', 'spot')).toBe('読み取り専用')
  expect([wordsOf('grants.0.action', 'read', 'spot'), wordsOf('grants.0.resource', 'spot', 'spot')]).toEqual([
    '見る',
    'スポット',
  ])
  expect(wordsOf('grants.0.scope', 'own', 'spot')).toBe('自分のもの')
  expect(wordsOf('scheduledAt', '2030-01-01T00:00:00.000Z', 'spot')).toBe('2030/01/01 09:00')
  expect(wordsOf('comment', 'a4212bb8-a853-c5f5-64bf-83644e57bc3f', 'spot')).toBe('ID a4212bb8')
  expect([
    wordsOf('noindex', true, 'spot'),
    wordsOf('title', '城', 'spot'),
    wordsOf('title', null, 'spot'),
  ]).toEqual(['はい', '城', '（なし）'])
})
