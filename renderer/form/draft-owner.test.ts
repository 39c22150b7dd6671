import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDrafts, leaveDrafts } from './draft-owner.ts'
import { readDraft, writeDraft } from './draft-storage.ts'

const draft = { version: 1, savedAt: 1000, values: { title: '冬の旅' } }
const isKept = () => readDraft('travel-guide:1', 1, 1000) !== null

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('drafts wait for the member who typed them and go when it is another one (R136)', () => {
  claimDrafts('sakura')
  writeDraft('travel-guide:1', draft)
  claimDrafts('sakura')
  expect(isKept()).toBe(true)
  claimDrafts('hana')
  expect(isKept()).toBe(false)
})

test('whoever signs out leaves neither drafts nor whose they were (R136)', () => {
  claimDrafts('sakura')
  writeDraft('travel-guide:1', draft)
  leaveDrafts()
  expect([...kept.keys()]).toEqual([])
})

test('a browser that keeps nothing has no drafts to claim or to leave', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, removeItem: blocked, key: blocked, length: 0 })
  expect(() => [claimDrafts('sakura'), leaveDrafts()]).not.toThrow()
})
