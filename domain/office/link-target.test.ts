import { expect, test } from 'vitest'
import { whyNotCheckable } from './link-target.ts'

const why = (address: string) => whyNotCheckable(new URL(address), ['tabishirube.jp'])

test('a host name with empty labels is rejected (R39)', () => {
  for (const host of ['....', 'a..jp', '.a.jp'])
    expect([host, whyNotCheckable(new URL(`https://${host}/`))]).toEqual([host, 'not-public'])
})

test('public https pages can be checked (R39)', () => {
  expect(why('https://www.pref.ishikawa.lg.jp/kenrokuen/?lang=ja')).toBeNull()
  expect(why('http://www.pref.ishikawa.lg.jp/')).toBe('not-https')
  expect(why('ftp://www.pref.ishikawa.lg.jp/')).toBe('not-https')
  expect(why('https://tabishirube.jp/spots')).toBe('own')
})

test.each([
  'https://localhost/',
  'https://LOCALHOST./',
  'https://app.localhost/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://10.0.0.8/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router/',
  'https://intranet.corp/',
  'https://site.test/',
  'https://www.example.jp:8443/',
  'https://user:pass@www.example.jp/',
  'https://user@www.example.jp/',
])('%s cannot be checked (R39)', (address) => {
  expect(why(address)).toBe('not-public')
})
