import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { get, getJson } from '#tests/worker/client.ts'

const digest = (password: string) => createHash('sha256').update(password).digest('hex').slice(0, 24)

test('common passwords are found by the first digits of their digest, and the list is not disclosed', async () => {
  for (const [password, isCommon] of [
    ['password', true],
    ['qwerty123', true],
    ['sakura', true],
    ['tabi-2026-kamome', false],
  ] as const) {
    const { list, meta } = (await getJson(`/v1/common-passwords/${digest(password).slice(0, 3)}`)).data
      .commonPasswords
    expect([password, list.includes(digest(password))]).toEqual([password, isCommon])
    expect(meta.total).toBe(list.length)
    expect(list.length).toBeLessThan(20)
  }
  for (const prefix of ['', 'f', 'ffff', 'xyz', '%00'])
    expect((await get(`/v1/common-passwords/${prefix}`)).status).toBe(404)
})
