import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cleanUpNotifications,
  clearNotifications,
  deleteNotification,
  notifications,
  notify,
  popNotifications,
} from './notifications.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
afterEach(() => {
  clearNotifications()
  vi.useRealTimers()
})

const pending = () => notifications.get().pending
const displayed = () => notifications.get().displayed
const texts = (list: readonly { description: string }[]) => list.map(({ description }) => description)

test('a message waits in the queue with its defaults, and is not displayed yet (R103, R146, R262)', () => {
  const uuid = notify({ description: '保存しました。' })
  expect(pending()).toEqual([
    { uuid, color: 'info', description: '保存しました。', duration: 5000, createdAt: 1_000 },
  ])
  expect(displayed()).toEqual([])
})

test('popping takes queued messages, oldest first, and stamps them (R147)', () => {
  vi.setSystemTime(3_000)
  notify({ description: '後' })
  vi.setSystemTime(2_000)
  notify({ description: '先' })
  vi.setSystemTime(4_000)
  popNotifications()
  expect(texts(displayed())).toEqual(['先', '後'])
  expect(displayed().map(({ discardedAt }) => discardedAt)).toEqual([4_000, 4_000])
  expect(pending().map(({ discardedAt }) => discardedAt)).toEqual([4_000, 4_000])
})

test('a message is popped once, and later messages follow it (R147)', () => {
  notify({ description: '一' })
  popNotifications()
  notify({ description: '二' })
  popNotifications()
  popNotifications()
  expect(texts(displayed())).toEqual(['一', '二'])
})

test('a message is deleted by its uuid from the queue or the display, and all can be cleared (R148)', () => {
  const first = notify({ description: '一' })
  popNotifications()
  const second = notify({ description: '二' })
  notify({ description: '三' })
  deleteNotification(first)
  expect(displayed()).toEqual([])
  deleteNotification(second)
  expect(texts(pending())).toEqual(['三'])
  clearNotifications()
  expect(notifications.get()).toEqual({ pending: [], displayed: [] })
})

test('cleaning up removes displayed messages from the queue, and nothing else (R148)', () => {
  notify({ description: '一' })
  popNotifications()
  notify({ description: '二' })
  cleanUpNotifications()
  expect(texts(pending())).toEqual(['二'])
  expect(texts(displayed())).toEqual(['一'])
})

test('subscribers are notified of changes only', () => {
  const heard = vi.fn()
  const stop = notifications.subscribe(heard)
  notify({ description: '一' })
  popNotifications()
  popNotifications()
  stop()
  notify({ description: '二' })
  expect(heard).toHaveBeenCalledTimes(2)
})
