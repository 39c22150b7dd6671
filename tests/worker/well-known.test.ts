import { expect, test } from 'vitest'
import { get } from './client.ts'

test('security.txt has contacts and languages, and never expires', async () => {
  const response = await get('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(fields.get('Contact')).toBe('mailto:security@tabishirube.example')
  expect(fields.get('Canonical')).toMatch(/^https?:\/\/.*\/\.well-known\/security\.txt$/)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

test('a password manager is redirected to the change of the password, and other addresses are 404', async () => {
  const response = await get('/.well-known/change-password')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/@/settings/account'])
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await get(missing)).status).toBe(404)
})
