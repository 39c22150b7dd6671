import { openDB } from 'idb'
import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import { type DeviceDatabase, deviceDatabase } from './database.ts'
import { PARKED_DATABASE } from './names.ts'

const STORES = ['queues', 'recordQueues'] as const
const Rows = z.array(z.object({ id: z.string(), entries: z.unknown() }))
const Parked = z.object({ accountId: z.string(), queues: Rows, recordQueues: Rows })

/** Parked changes are removed after this time, in milliseconds. */
const MAX_AGE_MS = 90 * 86_400_000

const openParked = () =>
  openDB(PARKED_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('parked', { keyPath: 'accountId' }),
  })

/** An open connection would block the deletion of the database. */
async function withParked<Result>(
  work: (parked: Awaited<ReturnType<typeof openParked>>) => Promise<Result>,
): Promise<Result> {
  const parked = await openParked()
  return work(parked).finally(() => parked.close())
}

/**
 * Parks unsent changes under their account before the device is cleared: after a session has expired they are not
 * lost, and nobody else sees or sends them.
 */
export async function parkUnsent(): Promise<void> {
  const database = await deviceDatabase()
  const owner = Account.safeParse((await database.get('owner', 'owner'))?.account)
  const [queues, recordQueues] = await Promise.all(STORES.map((store) => database.getAll(store)))
  if (!owner.success || [queues, recordQueues].every((rows) => !rows?.length)) return
  const row = { accountId: owner.data.id, queues, recordQueues, parkedAt: Date.now() }
  await withParked((parked) => parked.put('parked', row))
}

/** Restores the parked changes of this account. */
export async function unparkUnsent(accountId: string, database: DeviceDatabase): Promise<void> {
  const names = (await indexedDB.databases?.()) ?? []
  if (!names.some(({ name }) => name === PARKED_DATABASE)) return
  const left = await withParked(async (parked) => {
    const row = Parked.safeParse(await parked.get('parked', accountId))
    if (row.success)
      for (const store of STORES) for (const one of row.data[store]) await database.put(store, one as never)
    await parked.delete('parked', accountId)
    for (const { accountId: other, parkedAt } of await parked.getAll('parked'))
      if (Date.now() - parkedAt > MAX_AGE_MS) await parked.delete('parked', other)
    return parked.count('parked')
  })
  if (left === 0) indexedDB.deleteDatabase(PARKED_DATABASE)
}
