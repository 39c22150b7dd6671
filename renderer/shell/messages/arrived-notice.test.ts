import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showArrivedNotice } from './arrived-notice.ts'
import { clearNotifications, notifications } from './notifications.ts'

const written: string[] = []
const arriveWith = (cookies: string, pathname = '/') => {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', {
    get cookie() {
      return cookies
    },
    set cookie(line: string) {
      written.push(line)
    },
  })
}

beforeEach(() => void written.splice(0))
afterEach(() => {
  clearNotifications()
  vi.unstubAllGlobals()
})

const shownMessages = () => notifications.get().pending.map(({ description, color }) => [description, color])

test('the notice of a redirect is shown in its colour, and its cookie is deleted (R231, R233)', () => {
  arriveWith('a=1; notice=login-failed%20%2F; b=2')
  showArrivedNotice()
  expect(shownMessages()).toEqual([['ログインに失敗しました。再度お試しください。', 'info']])
  expect(written).toEqual(['notice=; Max-Age=0; Path=/; Secure; SameSite=Strict'])
})

test('the page that is being left does not show the notice for the next one', () => {
  arriveWith('notice=logged-out%20%2F', '/logout/confirm')
  showArrivedNotice()
  expect([shownMessages(), written]).toEqual([[], []])
})

test('a trailing slash makes no difference', () => {
  arriveWith('notice=logged-in%20%2Fspots%2F', '/spots')
  showArrivedNotice()
  expect(shownMessages()).toEqual([['ログインしました。', 'success']])
})

test.each([
  '',
  'my-notice=logged-in%20%2F',
  'notice=',
  'notice=logged-in',
  'notice=logged-in%20%',
  'notice=constructor%20%2F',
  'notice=<img src=x>%20%2F',
  'notice=%3Cb%3E%20%2F',
])('other cookies show no notice: %j', (cookies) => {
  arriveWith(cookies)
  showArrivedNotice()
  expect(shownMessages()).toEqual([])
})
