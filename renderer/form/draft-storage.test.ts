import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, readDraft, removeDraft, withoutSecrets, writeDraft } from './draft-storage.ts'

const DAY = 24 * 60 * 60 * 1000
const draft = { version: 1, savedAt: 1000, values: { title: '冬の旅' } }

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is stored for seven days', () => {
  writeDraft('guide:1', draft)
  expect(readDraft('guide:1', 1, 1000 + 7 * DAY - 1)).toEqual(draft)
  expect(readDraft('guide:1', 1, 1000 + 7 * DAY)).toBeNull()
  expect(readDraft('guide:2', 1, 1000)).toBeNull()
})

test('a draft of another version, or an invalid one, is not offered', () => {
  writeDraft('guide:1', draft)
  expect(readDraft('guide:1', 2, 1000)).toBeNull()
  for (const text of ['', 'null', '[]', '{"version":1,"savedAt":"x","values":{}}', '{"version":1']) {
    stored.set('draft:guide:1', text)
    expect(readDraft('guide:1', 1, 1000)).toBeNull()
  }
})

test('removing one or all drafts removes nothing else', () => {
  stored.set('shelf', '[]')
  for (const key of ['a', 'b', 'c']) writeDraft(key, draft)
  removeDraft('b')
  expect([...stored.keys()]).toEqual(['shelf', 'draft:a', 'draft:c'])
  clearDrafts()
  expect([...stored.keys()]).toEqual(['shelf'])
})

test('passwords and codes are not stored, whether marked or recognised by name, at any depth', () => {
  const values = {
    mail: 'a@example.com',
    code: '123456',
    newPassword: 'x',
    days: [{ code: '9', title: '一日目', accessToken: 'x' }],
    postalCode: '604-8571',
  }
  expect(withoutSecrets(values, new Set(['code', 'days.0.code']))).toEqual({
    mail: 'a@example.com',
    days: [{ title: '一日目' }],
    postalCode: '604-8571',
  })
})

test('with blocked or full storage nothing is stored and nothing is thrown', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    length: 1,
    key: refuse,
  })
  for (const work of [() => writeDraft('a', draft), () => removeDraft('a'), clearDrafts])
    expect(work).not.toThrow()
  expect(readDraft('a', 1)).toBeNull()
  vi.unstubAllGlobals()
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
  expect(readDraft('a', 1)).toBeNull()
})
