import { dirname, join } from 'node:path'
import type { R2Bucket } from '@cloudflare/workers-types'
import { rebuildSearchIndex } from '#worker/db/search/rebuild.server.ts'
import type { DatabaseStore, Store } from './backup.ts'
import { listObjects } from './backup-bucket.ts'
import { BackupError } from './backup-error.ts'
import { type BackupObject, readContent } from './backup-objects.ts'
import type { DatabaseShape, Table } from './database-shape.ts'
import { assureEmpty, emptyTarget } from './empty-target.ts'
import { fillDatabase } from './fill-database.ts'
import { bucketFile, bucketsOf, type Manifest, readManifest, schemaFile, tableFile } from './manifest.ts'
import { readLines } from './packed-file.ts'
import { settleReferences } from './settle.ts'
import { newDatabaseFile } from './staged-database.ts'
import { printOfTable, rowsPrint, tableRows, type Values } from './table-rows.ts'

type Options = {
  /** The folder of one backup; objects are in the parent folder. */
  folder: string
  sealKey: Buffer | null
  /** Empties the target instead of refusing. */
  replace?: boolean
  /** A local database file in which rows are checked before anything is written. */
  staging: string
  onProgress?: (text: string) => void
}

const PAGE = 200

const linesAsPages = (file: string, sealKey: Buffer | null, onValues: (values: Values) => void) =>
  async function* pages(): AsyncGenerator<Values[]> {
    let page: Values[] = []
    for await (const line of readLines(file, sealKey)) {
      const values: Values = JSON.parse(line)
      onValues(values)
      page.push(values)
      if (page.length < PAGE) continue
      yield page
      page = []
    }
    yield page
  }

/** Loads the rows of a backup into a local file. @throws {BackupError} when rows are missing or changed */
const stage = async (
  { folder, sealKey, staging }: Options,
  shape: DatabaseShape,
  manifest: Manifest,
): Promise<{ db: Store['db']; close: () => void; settled: number }> => {
  const { db, close } = await newDatabaseFile(staging)
  const rowsOf = async function* (table: Table): AsyncGenerator<Values[]> {
    const print = rowsPrint()
    yield* linesAsPages(tableFile(folder, table.name), sealKey, print.add)()
    const { rows, sha256 } = print.done()
    const expected = manifest.tables[table.name]
    if (expected?.rows !== rows || expected.sha256 !== sha256)
      throw new BackupError(
        `Table ${table.name} in the backup is not what was backed up: ${rows} rows instead of ${expected?.rows ?? 0}, or other content. Restore another backup.`,
      )
  }
  // Triggers and full-text indexes are not needed here.
  await fillDatabase(db, { ...shape, virtual: [], triggers: [] }, rowsOf)
  return { db, close, settled: await settleReferences(db, shape) }
}

const restoreBucket = async (
  bucket: R2Bucket,
  file: string,
  root: string,
  sealKey: Buffer | null,
): Promise<number> => {
  let objects = 0
  for await (const line of readLines(file, sealKey)) {
    const { key, content, httpMetadata, customMetadata }: BackupObject = JSON.parse(line)
    const bytes = await readContent(root, content, sealKey)
    await bucket.put(key, bytes, { httpMetadata, customMetadata })
    objects += 1
  }
  return objects
}

const readSchema = async ({ folder, sealKey }: Options): Promise<DatabaseShape> => {
  let text = ''
  for await (const line of readLines(schemaFile(folder), sealKey)) text += line
  return JSON.parse(text)
}

/**
 * Tables that the Worker writes even in maintenance mode: by scheduled jobs, and for refused requests. They may have more
 * or newer rows than the backup, but not fewer.
 */
const WRITTEN_MEANWHILE = new Set(['audit_log', 'clock_duties', 'request_figures', 'switches'])

/** Compares every table of the target with the staged one. */
const assureSame = async (target: Store['db'], staged: Store['db'], { tables }: DatabaseShape) => {
  for (const table of tables) {
    const [there, here] = [await printOfTable(target, table), await printOfTable(staged, table)]
    const isSame = WRITTEN_MEANWHILE.has(table.name) ? there.rows >= here.rows : there.sha256 === here.sha256
    if (!isSame)
      throw new BackupError(
        `The restored table ${table.name} differs from the backup: ${there.rows} rows, expected ${here.rows}. Close the site and restore again with --replace.`,
      )
  }
}

const countObjects = async (bucket: R2Bucket): Promise<number> => {
  let objects = 0
  for await (const _ of listObjects(bucket)) objects += 1
  return objects
}

/**
 * Restores a backup into an empty environment. Rows are checked against the manifest before anything is written, and in
 * the target afterwards. The search index is rebuilt.
 * @throws {BackupError} when the target is not empty, or something is missing or changed
 */
export const restore = async (
  target: DatabaseStore,
  options: Options,
): Promise<{ rows: number; objects: number; settled: number }> => {
  const { folder, sealKey, replace = false, onProgress = () => {} } = options
  const manifest = readManifest(folder)
  if (manifest.isSealed && !sealKey)
    throw new BackupError('This backup is encrypted. Set BACKUP_KEY to its key.')
  // Refuse before the whole backup is checked, which takes long.
  if (!replace) await assureEmpty(target)
  const key = manifest.isSealed ? sealKey : null
  const shape = await readSchema({ ...options, sealKey: key })
  const staged = await stage({ ...options, sealKey: key }, shape, manifest)
  try {
    onProgress(`Verified ${shape.tables.length} tables of the backup`)
    await emptyTarget(target)
    await fillDatabase(target.db, shape, (table) => tableRows(staged.db, table), {
      numbers: manifest.numbers,
    })
    onProgress(`Search index: ${await rebuildSearchIndex(target.db)} entries`)
    await assureSame(target.db, staged.db, shape)
    let objects = 0
    for (const name of bucketsOf(manifest)) {
      const bucket = target.buckets[name]
      if (!bucket) throw new BackupError(`${name} of the backup has no bucket to be restored into.`)
      objects += await restoreBucket(bucket, bucketFile(folder, name), dirname(join(folder)), key)
      const there = await countObjects(bucket)
      if (there !== manifest.buckets[name]?.objects)
        throw new BackupError(
          `${name} has ${there} objects, expected ${manifest.buckets[name]?.objects}. Close the site and restore again with --replace.`,
        )
    }
    const rows = Object.values(manifest.tables).reduce((sum, print) => sum + print.rows, 0)
    return { rows, objects, settled: staged.settled }
  } finally {
    staged.close()
  }
}
