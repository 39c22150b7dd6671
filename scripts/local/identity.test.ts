import { expect, test } from 'vitest'
import { identityVars } from '#identity/settings.ts'
import { assertWholePool, hasRealPool } from './identity.ts'

test('a pool named in wrangler.toml is a real one; an empty name is none', () => {
  expect(hasRealPool('[vars]\nUSER_POOL_ID = "ap-northeast-1_Abc123"\n')).toBe(true)
  expect(hasRealPool('[vars]\nUSER_POOL_ID = ""\n')).toBe(false)
  expect(hasRealPool('# USER_POOL_ID = "ap-northeast-1_Abc123"\n')).toBe(false)
  expect(hasRealPool('')).toBe(false)
})

test('starting with a real pool fails with the names of missing settings (R181)', () => {
  const toml = (name = '') =>
    Object.entries({ ...identityVars('https://auth.test'), APP_HOST: 'https://a.test' })
      .map(([key, value]) => `${key} = "${key === name ? '' : value}"`)
      .join('\n')
  expect(() => assertWholePool(toml())).not.toThrow()
  for (const name of ['APP_HOST', 'USER_POOL_ID', 'IDENTITY_POOL_ID', 'OAUTH_ORIGIN', 'OAUTH_RESPONSE_TYPE'])
    expect(() => assertWholePool(toml(name))).toThrow(name)
})
