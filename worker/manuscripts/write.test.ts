import { expect, test, vi } from 'vitest'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { runGuarded } from './write.ts'

const working = { manuscript: { id: 'one', kind: 'article-page', version: 3 } } as Working
/** A database without the manuscript, which fails every write. */
const failing = (error: Error) => {
  const statement = { bind: () => statement }
  const batch = vi.fn().mockRejectedValueOnce(error).mockResolvedValue([])
  return { prepare: () => statement, batch } as unknown as D1Database
}

test('a change with a lost answer is no conflict: it may have been written (R41)', async () => {
  const lost = new Error('D1_ERROR: Network connection lost.')
  await expect(runGuarded(failing(lost), working, [], new Date())).rejects.toBe(lost)
})

test('a change refused by the database returns its reason (R41)', async () => {
  const refused = new Error('D1_ERROR: malformed JSON: SQLITE_ERROR')
  expect(await runGuarded(failing(refused), working, [], new Date())).toEqual({ outcome: 'missing' })
})
