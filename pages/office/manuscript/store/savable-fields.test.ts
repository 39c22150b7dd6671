import { expect, test } from 'vitest'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { changed, savableFields } from './savable-fields.ts'

test('incomplete URLs, non-numeric numbers and invalid times are dropped; the rest is saved', () => {
  const lax = draftSchemaOf('spot')
  const fields = {
    name: '城崎温泉',
    officialUrl: 'https:/',
    lat: '北緯35度',
    sns: ['https://example.jp/a', 'javascript:alert(1)', 'https://example.jp/b'],
    access: [{ mode: 'train', line: null, station: null, minutes: '十分', text: '駅から' }],
  }
  expect(savableFields(lax, fields)).toEqual({
    name: '城崎温泉',
    sns: ['https://example.jp/a', null, 'https://example.jp/b'],
    access: [{ mode: 'train', line: null, station: null, text: '駅から' }],
  })
  const before = { officialUrl: 'https://example.jp/', lat: 'wrong too', sns: ['https://example.jp/a'] }
  expect(savableFields(lax, fields, before)).toMatchObject({
    officialUrl: 'https://example.jp/',
    sns: ['https://example.jp/a', null, 'https://example.jp/b'],
  })
  expect(savableFields(lax, fields, before)).not.toHaveProperty('lat')
  expect(savableFields(lax, { name: '城崎' })).toEqual({ name: '城崎' })
})

test('a value is changed at its path and everything else is shared', () => {
  const fields = { a: { b: [1, 2, 3] }, c: {} }
  const next = changed(fields, ['a', 'b', 1], 9) as typeof fields
  expect(next).toEqual({ a: { b: [1, 9, 3] }, c: {} })
  expect(next.c).toBe(fields.c)
  expect(changed(fields, ['a', 'b', 0], undefined)).toEqual({ a: { b: [2, 3] }, c: {} })
  expect(changed(fields, ['c'], undefined)).toEqual({ a: { b: [1, 2, 3] } })
})

test('valid fields are returned unchanged', () => {
  const fields = { name: '城崎' }
  expect(savableFields(draftSchemaOf('spot'), fields)).toBe(fields)
})

test('an incomplete URL in a block is replaced by its previous value, wherever the block has moved', () => {
  const lax = draftSchemaOf('article-page')
  const embed = (id: number, url: string) => ({
    id: identifierOf(id),
    type: 'embed',
    data: { service: 'x', url, title: '投稿' },
  })
  const before = { blocks: [embed(1, 'https://x.com/a/status/1'), embed(2, 'https://x.com/a/status/2')] }
  const now = { blocks: [embed(3, 'https:/'), embed(2, 'https:/'), embed(1, 'https://x.com/a/status/1')] }
  const saved = savableFields(lax, now, before) as typeof before
  expect(saved.blocks.map(({ data }) => data.url)).toEqual([
    undefined,
    'https://x.com/a/status/2',
    'https://x.com/a/status/1',
  ])
})
