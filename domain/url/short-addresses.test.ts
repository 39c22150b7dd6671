import { expect, test } from 'vitest'
import { SHORT_ADDRESSES, shortAddressTarget } from './short-addresses.ts'

test.each(Object.entries(SHORT_ADDRESSES))(
  '%s is an alias of %s, with or without a slash (R57)',
  (from, to) => {
    for (const spelling of [from, `${from}/`, from.replace('@', '%40')])
      expect(shortAddressTarget(spelling)).toBe(to)
    expect(shortAddressTarget(to)).toBeNull()
  },
)

test('the folder of the personal pages is no public address, in any spelling (R57)', () => {
  expect(shortAddressTarget('/~/settings/account')).toBe('/@/settings/account')
  expect(shortAddressTarget('/%7E/settings/account')).toBe('/@/settings/account')
  expect(shortAddressTarget('/~/settings')).toBe('/@/settings/account')
  expect(shortAddressTarget('/~')).toBe('/@/home/topics')
})

test('other addresses are no aliases', () => {
  for (const path of ['/', '/@/home/topics', '/~x', '/x/~', '/@x', '/spots', '/constructor', '/__proto__'])
    expect(shortAddressTarget(path)).toBeNull()
})
