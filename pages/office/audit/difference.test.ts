import { expect, test } from 'vitest'
import { differences, valueText } from './difference.ts'

test('only differences are listed, at any depth (R40)', () => {
  const before = { name: '校閲', grants: [{ action: 'read', scope: 'own' }], same: { x: 1 } }
  const after = {
    name: '校閲',
    grants: [
      { action: 'read', scope: 'any' },
      { action: 'update', scope: 'any' },
    ],
    same: { x: 1 },
  }
  expect(differences(before, after)).toEqual([
    { path: 'grants.0.scope', before: 'own', after: 'any' },
    { path: 'grants.1.action', before: undefined, after: 'update' },
    { path: 'grants.1.scope', before: undefined, after: 'any' },
  ])
})

test('created and deleted values are listed part by part (R40)', () => {
  expect(differences(null, { role: '編集者' })).toEqual([
    { path: 'role', before: undefined, after: '編集者' },
  ])
  expect(differences({ role: '編集者' }, undefined)).toEqual([
    { path: 'role', before: '編集者', after: undefined },
  ])
  expect(differences(null, undefined)).toEqual([])
  expect(differences({ list: [] }, {})).toEqual([{ path: 'list', before: [], after: undefined }])
})

test('a value is one line, and a long one is cut (R40)', () => {
  expect([valueText(null), valueText(''), valueText(3), valueText({ a: 1 })]).toEqual([
    '（なし）',
    '（空）',
    '3',
    '{"a":1}',
  ])
  expect(valueText('あ'.repeat(400))).toHaveLength(301)
})
