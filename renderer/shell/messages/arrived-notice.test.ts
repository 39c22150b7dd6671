import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellArrivedNotice } from './arrived-notice.ts'
import { clearNotifications, notifications } from './notifications.ts'

const written: string[] = []
const arriveWith = (cookies: string) =>
  vi.stubGlobal('document', {
    get cookie() {
      return cookies
    },
    set cookie(line: string) {
      written.push(line)
    },
  })

beforeEach(() => void written.splice(0))
afterEach(() => {
  clearNotifications()
  vi.unstubAllGlobals()
})

const told = () => notifications.get().pending.map(({ description, color }) => [description, color])

test('what a redirect left is told in its colour, and its cookie is taken away (R231, R233)', () => {
  arriveWith('a=1; notice=login-failed; b=2')
  tellArrivedNotice()
  expect(told()).toEqual([['ログインに失敗しました。再度お試しください。', 'info']])
  expect(written).toEqual(['notice=; Max-Age=0; Path=/; Secure; SameSite=Strict'])
})

test.each([
  '',
  'my-notice=logged-in',
  'notice=',
  'notice=constructor',
  'notice=<img src=x>',
  'notice=%3Cb%3E',
])('nobody can have anything else told: %j', (cookies) => {
  arriveWith(cookies)
  tellArrivedNotice()
  expect(told()).toEqual([])
})
