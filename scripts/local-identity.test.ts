import { expect, test } from 'vitest'
import { hasRealPool } from './local-identity.ts'

test('a pool that is named in wrangler.toml is a real one; an empty name is none', () => {
  expect(hasRealPool('[vars]\nUSER_POOL_ID = "ap-northeast-1_Abc123"\n')).toBe(true)
  expect(hasRealPool('[vars]\nUSER_POOL_ID = ""\n')).toBe(false)
  expect(hasRealPool('# USER_POOL_ID = "ap-northeast-1_Abc123"\n')).toBe(false)
  expect(hasRealPool('')).toBe(false)
})
