import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { backUpBucket } from './backup-bucket.ts'
import { type DatabaseShape, readShape, type Table } from './database-shape.ts'
import { numbersOf } from './fill-database.ts'
import {
  BACKUP_BUCKETS,
  type BackupBucket,
  bucketFile,
  listBackups,
  type Manifest,
  schemaFile,
  tableFile,
  writeManifest,
} from './manifest.ts'
import { writePacked } from './packed-file.ts'
import { type RowsPrint, rowsPrint, tableRows } from './table-rows.ts'

/** What is backed up and restored, locally or at Cloudflare. */
export type Store = {
  db: D1Database
  buckets: Record<BackupBucket, R2Bucket>
  /** Not backed up, as it can be rebuilt: the overlay of published pages, rules. */
  pages: R2Bucket
}

/** The same, or a database that has members only, which has no buckets. */
export type DatabaseStore = Pick<Store, 'db'> & { buckets: Partial<Store['buckets']>; pages?: Store['pages'] }

/** A whole site: `members` are its databases with members only, by binding. */
export type SiteStore = Store & { members: Record<string, D1Database> }

type Options = {
  root: string
  site: string
  now: Date
  sealKey: Buffer | null
  /** D1's Time Travel bookmark. */
  bookmark?: string | null
  onProgress?: (text: string) => void
}

const backUpTable = async (
  db: D1Database,
  table: Table,
  file: string,
  sealKey: Buffer | null,
): Promise<RowsPrint> => {
  const print = rowsPrint()
  async function* lines() {
    for await (const page of tableRows(db, table))
      for (const values of page) {
        print.add(values)
        yield `${JSON.stringify(values)}\n`
      }
  }
  await writePacked(file, lines(), sealKey)
  return print.done()
}

/** Backs up referencing tables before referenced ones: a missing parent can only have been deleted meanwhile. */
const backUpTables = async (
  db: D1Database,
  { tables }: DatabaseShape,
  folder: string,
  sealKey: Buffer | null,
): Promise<Record<string, RowsPrint>> => {
  const prints: Record<string, RowsPrint> = {}
  for (const table of tables.toReversed())
    prints[table.name] = await backUpTable(db, table, tableFile(folder, table.name), sealKey)
  return prints
}

/**
 * Writes a backup of the database and of the objects that cannot be rebuilt.
 * @returns its folder, and the number of objects read
 */
export const backUp = async (
  { db, buckets }: DatabaseStore,
  { root, site, now, sealKey, bookmark = null, onProgress = () => {} }: Options,
): Promise<{ folder: string; manifest: Manifest; read: number }> => {
  const former = listBackups(root).findLast(({ manifest }) => manifest.isSealed === Boolean(sealKey))
  const folder = join(root, now.toISOString().replaceAll(':', '-'))
  mkdirSync(folder, { recursive: true })
  const shape = await readShape(db)
  await writePacked(
    schemaFile(folder),
    (async function* () {
      yield JSON.stringify(shape)
    })(),
    sealKey,
  )
  const tables = await backUpTables(db, shape, folder, sealKey)
  onProgress(`Database: ${shape.tables.length} tables`)
  const counts: Manifest['buckets'] = {}
  let read = 0
  for (const name of BACKUP_BUCKETS) {
    const bucket = buckets[name]
    if (!bucket) continue
    const file = bucketFile(folder, name)
    const formerFile = former ? bucketFile(former.folder, name) : null
    const { objects, bytes, ...more } = await backUpBucket(bucket, { root, file, formerFile, sealKey })
    counts[name] = { objects, bytes }
    read += more.read
    onProgress(`${name}: ${objects} objects (${more.read} read, the others are in the previous backup)`)
  }
  const manifest: Manifest = {
    version: 1,
    site,
    at: now.toISOString(),
    endedAt: new Date().toISOString(),
    bookmark,
    isSealed: Boolean(sealKey),
    tables,
    numbers: await numbersOf(db, shape),
    buckets: counts,
  }
  writeManifest(folder, manifest)
  return { folder, manifest, read }
}

/**
 * Backs up a site. Each database with members only has a backup of its own, in a folder named after its binding.
 * @returns the folder of the main backup, the number of rows of all, and of objects read
 */
export const backUpAll = async (
  { members, ...store }: SiteStore,
  options: Options,
): Promise<{ folder: string; rows: number; read: number }> => {
  const { folder, manifest, read } = await backUp(store, options)
  const manifests = [manifest]
  for (const [name, db] of Object.entries(members)) {
    const own = { ...options, root: join(options.root, name), bookmark: null }
    manifests.push((await backUp({ db, buckets: {} }, own)).manifest)
  }
  const prints = manifests.flatMap(({ tables }) => Object.values(tables))
  return { folder, rows: prints.reduce((sum, { rows }) => sum + rows, 0), read }
}
