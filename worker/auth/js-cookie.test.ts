import { expect, test } from 'vitest'
import { jsCookieName, jsCookieValue } from './js-cookie.ts'

// The output of js-cookie 3.0.8 in a browser.
test.each([
  ['member@tabishirube.test', 'member%40tabishirube.test', 'member@tabishirube.test'],
  ['LINE_U0123', 'LINE_U0123', 'LINE_U0123'],
  ['a b;c,d=e"f\\g', 'a%20b%3Bc%2Cd%3De%22f%5Cg', 'a%20b%3Bc%2Cd=e%22f%5Cg'],
  ["(x) #$&+^`| !'*~", "%28x%29%20#$&+^`|%20!'*~", "(x)%20#$&+^`|%20!'*~"],
  ['/:<>?[]{}', '%2F%3A%3C%3E%3F%5B%5D%7B%7D', '/:<>?[]{}'],
  ['旅\r\nSet-Cookie: a=b', '%E6%97%85%0D%0ASet-Cookie%3A%20a%3Db', '%E6%97%85%0D%0ASet-Cookie:%20a=b'],
])('%j is encoded like js-cookie, as a name and as a value', (text, name, value) => {
  expect(jsCookieName(text)).toBe(name)
  expect(jsCookieValue(text)).toBe(value)
})
