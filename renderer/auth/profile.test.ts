import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

test('a member is greeted by the Japanese name in the token', () => {
  expect(profileOf(token({ name: '髙橋 ふみ', email: 'fumi@example.jp' }))).toEqual({
    name: '髙橋 ふみ',
    mail: 'fumi@example.jp',
  })
})

test('an invalid token or one without a name has no profile', () => {
  expect(profileOf(token({ name: '', email: 7 }))).toEqual({ name: null, mail: null })
  expect(profileOf('public')).toEqual({ name: null, mail: null })
})
