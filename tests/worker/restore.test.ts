import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { backUp, type Store } from '#scripts/backup/backup.ts'
import { readShape } from '#scripts/backup/database-shape.ts'
import { restore } from '#scripts/backup/restore.ts'
import { readBackupKey } from '#scripts/backup/sealed.ts'
import { newDatabaseFile } from '#scripts/backup/staged-database.ts'
import { printOfTable } from '#scripts/backup/table-rows.ts'
import { localD1File, openSqliteD1 } from '#scripts/local/sqlite-d1.ts'
import { FRESH_STATE } from '../sites.ts'

// The sample content from one SQLite file into another. restore.full.test.ts tests the restored site.

const FOLDER = '.cache/test/restored-file'
rmSync(FOLDER, { recursive: true, force: true })
const source = openSqliteD1(localD1File(FRESH_STATE))
const target = await newDatabaseFile(`${FOLDER}/into.sqlite`)
afterAll(() => {
  for (const { close } of [source, target]) close()
})

/** A bucket in memory with the methods that backups use. */
const aBucket = () => {
  const objects = new Map<string, { key: string; etag: string; size: number; bytes: Buffer }>()
  return {
    objects,
    put: async (key: string, content: Uint8Array | string, metadata: object = {}) => {
      const bytes = Buffer.from(content)
      const etag = createHash('md5').update(bytes).digest('hex')
      objects.set(key, { ...metadata, key, etag, size: bytes.length, bytes })
    },
    get: async (key: string) => {
      const found = objects.get(key)
      return found ? { ...found, arrayBuffer: async () => new Uint8Array(found.bytes).buffer } : null
    },
    list: async () => ({ objects: [...objects.values()], truncated: false }),
  }
}
const aStore = (db: Store['db']) => {
  const [MEDIA, PHOTOS, pages] = [aBucket(), aBucket(), aBucket()]
  return { MEDIA, PHOTOS, store: { db, buckets: { MEDIA, PHOTOS }, pages } as unknown as Store }
}

test('a sealed backup, restored into an empty environment, equals every row and object', async () => {
  const [from, into] = [aStore(source.db), aStore(target.db)]
  const httpMetadata = { contentType: 'image/jpeg' }
  await from.MEDIA.put('m/写真 1?#%.jpg', 'picture', { httpMetadata, customMetadata: { by: 'test' } })
  await from.PHOTOS.put('p/1.jpg', 'photo', { httpMetadata, customMetadata: {} })
  const sealKey = readBackupKey(Buffer.alloc(32, 7).toString('base64'))
  const options = { root: `${FOLDER}/backups`, site: 'test', now: new Date(), sealKey }
  const { folder, manifest } = await backUp(from.store, options)
  expect(manifest.tables.spots?.rows).toBeGreaterThan(10)

  await restore(into.store, { folder, sealKey, staging: `${FOLDER}/staged.sqlite` })
  const shape = await readShape(target.db)
  expect(shape).toEqual(await readShape(source.db))
  for (const table of shape.tables)
    expect([table.name, await printOfTable(target.db, table)]).toEqual([
      table.name,
      manifest.tables[table.name],
    ])
  for (const name of ['MEDIA', 'PHOTOS'] as const) expect(into[name].objects).toEqual(from[name].objects)
  const indexed = 'SELECT count(*) AS n FROM search_index'
  expect(await target.db.prepare(indexed).first('n')).toBe(await source.db.prepare(indexed).first('n'))
})
