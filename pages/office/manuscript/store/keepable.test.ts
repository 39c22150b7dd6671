import { expect, test } from 'vitest'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { changed, keepable } from './keepable.ts'

test('half an address, a word for a number and a wrong time are not kept; all else is', () => {
  const lax = draftSchemaOf('spot')
  const fields = {
    name: '城崎温泉',
    officialUrl: 'https:/',
    lat: '北緯35度',
    sns: ['https://example.jp/a', 'javascript:alert(1)', 'https://example.jp/b'],
    access: [{ mode: 'train', line: null, station: null, minutes: '十分', text: '駅から' }],
  }
  expect(keepable(lax, fields)).toEqual({
    name: '城崎温泉',
    sns: ['https://example.jp/a', null, 'https://example.jp/b'],
    access: [{ mode: 'train', line: null, station: null, text: '駅から' }],
  })
  const before = { officialUrl: 'https://example.jp/', lat: 'wrong too', sns: ['https://example.jp/a'] }
  expect(keepable(lax, fields, before)).toMatchObject({
    officialUrl: 'https://example.jp/',
    sns: ['https://example.jp/a', null, 'https://example.jp/b'],
  })
  expect(keepable(lax, fields, before)).not.toHaveProperty('lat')
  expect(keepable(lax, { name: '城崎' })).toEqual({ name: '城崎' })
})

test('a value is changed at its path and everything else stays the same object', () => {
  const fields = { a: { b: [1, 2, 3] }, c: {} }
  const next = changed(fields, ['a', 'b', 1], 9) as typeof fields
  expect(next).toEqual({ a: { b: [1, 9, 3] }, c: {} })
  expect(next.c).toBe(fields.c)
  expect(changed(fields, ['a', 'b', 0], undefined)).toEqual({ a: { b: [2, 3] }, c: {} })
  expect(changed(fields, ['c'], undefined)).toEqual({ a: { b: [1, 2, 3] } })
})

test('fields that may be kept are answered as they are', () => {
  const fields = { name: '城崎' }
  expect(keepable(draftSchemaOf('spot'), fields)).toBe(fields)
})

test('half an address in a block gives way to what that block said before, wherever it stands now', () => {
  const lax = draftSchemaOf('article-page')
  const embed = (id: number, url: string) => ({
    id: identifierOf(id),
    type: 'embed',
    data: { service: 'x', url, title: '投稿' },
  })
  const before = { blocks: [embed(1, 'https://x.com/a/status/1'), embed(2, 'https://x.com/a/status/2')] }
  const now = { blocks: [embed(3, 'https:/'), embed(2, 'https:/'), embed(1, 'https://x.com/a/status/1')] }
  const kept = keepable(lax, now, before) as typeof before
  expect(kept.blocks.map(({ data }) => data.url)).toEqual([
    undefined,
    'https://x.com/a/status/2',
    'https://x.com/a/status/1',
  ])
})
