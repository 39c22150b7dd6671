import { expect, test } from 'vitest'
import { inAppBrowser, outOfApp } from './in-app-browser.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile'
const PAGE = 'https://tabishirube.example/login?return=%2Fspots'

test.each([
  [`${IPHONE} Safari Line/14.16.0`, 'LINE'],
  [`${ANDROID} Safari/537.36 Line/14.16.0/IAB`, 'LINE'],
  [`${IPHONE} Mobile/22A Instagram 350.0.0.23 (iPhone16,1)`, 'Instagram'],
  [`${IPHONE} Mobile/22A [FBAN/FBIOS;FBAV/480.0]`, 'Facebook'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, null],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 BaseLine/2', null],
  ['', null],
])('%j is recognised as the browser of %j', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app)
})

test('LINE opens an external browser with the query and hash preserved', () => {
  expect(outOfApp('LINE', IPHONE, PAGE)).toBe(`${PAGE}&openExternalBrowser=1`)
})

test('Android leaves any app by an intent; on an iPhone only the app’s menu can', () => {
  expect(outOfApp('Instagram', ANDROID, PAGE)).toBe(
    'intent://tabishirube.example/login?return=%2Fspots#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
  expect(outOfApp('Instagram', IPHONE, PAGE)).toBeNull()
})
