import { expect, test } from 'vitest'
import { federatedProvider, UnknownProviderError } from './federated-provider.ts'

test.each(['LINE', 'Google', 'Facebook'])('%s is a provider (R13, R14, R255)', (name) => {
  expect(federatedProvider(name)).toBe(name)
})

test.each([undefined, '', 'google', 'LINE ', 'Apple', 'Google\r\n', 'constructor', 'COGNITO'])(
  '%j is an unknown provider (R241)',
  (name) => {
    expect(() => federatedProvider(name)).toThrow(UnknownProviderError)
  },
)
