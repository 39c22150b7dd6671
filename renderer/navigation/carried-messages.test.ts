import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeFlash, flash, showFlash } from '../shell/messages/flash.ts'
import {
  clearNotifications,
  notifications,
  notify,
  popNotifications,
} from '../shell/messages/notifications.ts'
import { carryMessages } from './carried-messages.ts'

const stored = new Map<string, string>()
let hidePage: () => void

/** Leaves the document; the next one starts with nothing but the storage. */
const loadNextDocument = (after = 0) => {
  hidePage()
  clearNotifications()
  closeFlash()
  vi.advanceTimersByTime(after)
  carryMessages()
}
const shownMessages = () => notifications.get().pending.map(({ description, color }) => [color, description])

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  stored.clear()
  clearNotifications()
  closeFlash()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    hidePage = listener
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  carryMessages()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('visible messages are carried into the next document once (R164)', () => {
  notify({ description: '保存しました。', color: 'success' })
  showFlash({ description: '公開しました。', duration: 3000 })
  loadNextDocument()
  expect(shownMessages()).toEqual([['success', '保存しました。']])
  expect(flash.get()).toMatchObject({ description: '公開しました。', duration: 3000 })
  clearNotifications()
  closeFlash()
  loadNextDocument()
  expect(shownMessages()).toEqual([])
  expect(flash.get()).toBeNull()
})

test('messages with an action are not carried over (R164)', () => {
  notify({ description: '外しました。', action: { label: '元に戻す', onSelect: () => {} } })
  loadNextDocument()
  expect(shownMessages()).toEqual([])
})

test('messages older than ten seconds are not carried over (R164)', () => {
  notify({ description: '保存しました。' })
  loadNextDocument(9_999)
  expect(shownMessages()).toHaveLength(1)
  loadNextDocument(10_000)
  expect(shownMessages()).toEqual([])
})

test('a message is carried for its remaining time only, across any number of documents (R164)', () => {
  notify({ description: '保存しました。' })
  for (const left of [5000, 3000]) {
    expect(notifications.get().pending).toMatchObject([{ duration: left }])
    popNotifications()
    vi.advanceTimersByTime(2000)
    loadNextDocument(700)
  }
  // A second is too short to read it.
  expect(shownMessages()).toEqual([])
})

test('without storage, or with invalid data in it, nothing fails (R164)', () => {
  stored.set('messages', '{')
  expect(carryMessages).not.toThrow()
  vi.stubGlobal('sessionStorage', undefined)
  notify({ description: '保存しました。' })
  expect(() => loadNextDocument()).not.toThrow()
})

test('messages about a page are not carried over (R164, R227)', () => {
  notify({ description: 'ページが見つかりません：/nowhere', color: 'danger', isOfPage: true })
  notify({ description: '保存しました。', color: 'success' })
  loadNextDocument()
  expect(shownMessages()).toEqual([['success', '保存しました。']])
})
