import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDrafts, releaseDrafts } from './draft-owner.ts'
import { readDraft, writeDraft } from './draft-storage.ts'

const draft = { version: 1, savedAt: 1000, values: { title: '冬の旅' } }
const isStored = () => readDraft('travel-guide:1', 1, 1000) !== null

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

test('drafts are kept for the member who typed them, and removed for another one (R136)', () => {
  claimDrafts('sakura')
  writeDraft('travel-guide:1', draft)
  claimDrafts('sakura')
  expect(isStored()).toBe(true)
  claimDrafts('hana')
  expect(isStored()).toBe(false)
})

test('signing out removes drafts and their owner (R136)', () => {
  claimDrafts('sakura')
  writeDraft('travel-guide:1', draft)
  releaseDrafts()
  expect([...stored.keys()]).toEqual([])
})

test('without storage there are no drafts, and no errors', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, removeItem: blocked, key: blocked, length: 0 })
  expect(() => [claimDrafts('sakura'), releaseDrafts()]).not.toThrow()
})
