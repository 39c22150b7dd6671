import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test('an address is decoded for display', () => {
  expect(readableAddress('/spots/%E6%B8%A9%E6%B3%89?q=%E6%B5%B7')).toBe('/spots/温泉?q=海')
  expect(readableAddress('/spots/kinosaki')).toBe('/spots/kinosaki')
})

test('what would change its meaning or cannot be seen stays escaped', () => {
  expect(readableAddress('/a%2Fb%3Fc%20d%E3%80%80e')).toBe('/a%2Fb%3Fc%20d%E3%80%80e')
  expect(readableAddress('/%E2%80%AEgpj.exe%00%0A')).toBe('/%E2%80%AEgpj.exe%00%0A')
  expect(readableAddress('/%FF%E6%B8%A9')).toBe('/%FF%E6%B8%A9')
  expect(readableAddress('/\uD800')).toBe('/\uD800')
})
