import { expect, test } from 'vitest'
import { login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import { DecodeBusy, oneDecodePerAccount } from './one-decode.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database
const anAccount = async () => (await login(site, (await tokensOf(site)).id)).body.data.account.id as string
const untilOf = (id: string) =>
  db.prepare('SELECT decoding_until FROM accounts WHERE id = ?').bind(id).first<number>('decoding_until')

/** Work that records its maximum concurrency. */
const counted = () => {
  const seen = { now: 0, most: 0, done: 0 }
  const work = async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await db.prepare('SELECT 1').first()
    seen.now -= 1
    seen.done += 1
  }
  return { seen, work }
}

test('pictures of one account are decoded one after the other, those of two accounts beside each other', async () => {
  const [one, other] = [await anAccount(), await anAccount()]
  const oneDecode = oneDecodePerAccount()
  const { seen, work } = counted()
  await Promise.all(Array.from({ length: 6 }, () => oneDecode(db, one, work)))
  expect(seen).toEqual({ now: 0, most: 1, done: 6 })
  const both = Promise.withResolvers<void>()
  const first = oneDecode(db, one, () => both.promise)
  await oneDecode(db, other, async () => both.resolve())
  await first
  expect([await untilOf(one), await untilOf(other)]).toEqual([null, null])
})

test('a decode in another isolate is not waited for, and an interrupted one expires', async () => {
  const account = await anAccount()
  const [here, there] = [oneDecodePerAccount(), oneDecodePerAccount()]
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = here(db, account, () => promise)
  await expect.poll(() => untilOf(account)).not.toBeNull()
  await expect(there(db, account, async () => 'decoded')).rejects.toBeInstanceOf(DecodeBusy)
  resolve()
  await first
  expect(await there(db, account, async () => 'decoded')).toBe('decoded')
  await db
    .prepare('UPDATE accounts SET decoding_until = ? WHERE id = ?')
    .bind(Date.now() - 1, account)
    .run()
  expect(await there(db, account, async () => 'decoded')).toBe('decoded')
})

test('a failing decode releases the lock', async () => {
  const account = await anAccount()
  const oneDecode = oneDecodePerAccount()
  const broken = async () => Promise.reject(new Error('broken'))
  await expect(oneDecode(db, account, broken)).rejects.toThrow('broken')
  expect(await untilOf(account)).toBeNull()
  expect(await oneDecode(db, account, async () => 'decoded')).toBe('decoded')
})
