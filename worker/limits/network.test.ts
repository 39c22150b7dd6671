import { expect, test } from 'vitest'
import { lineOf, networkOf, networkPrefix } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', ''],
  ['1:2:3', ''],
  ['1::2::3', ''],
  ['2001:db8:zz::1', ''],
])('the network of %s is %s (R246)', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', ''],
])('the prefix of %s is %s', (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:0::/56'],
  ['2001:db8:1:ff::1', '2001:db8:1:0::/56'],
  ['2001:db8:1:1ff::1', '2001:db8:1:100::/56'],
  ['nonsense', ''],
])('%s is of the line %s', (address, line) => {
  expect(lineOf(address)).toBe(line)
})
