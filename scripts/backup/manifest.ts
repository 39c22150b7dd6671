import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** The buckets whose objects nobody could make again. */
export const KEPT_BUCKETS = ['MEDIA', 'PHOTOS'] as const
export type KeptBucket = (typeof KEPT_BUCKETS)[number]

const Print = z.object({ rows: z.number(), sha256: z.string() })

/** What a backup says of itself. It is written last: a folder without one is not a backup. */
export const Manifest = z.object({
  version: z.literal(1),
  /** Which site: `production`, `local`. */
  site: z.string(),
  /** When reading began, and ended. */
  at: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** D1's own name for the moment at which reading began (Time Travel); `null` where D1 has none. */
  bookmark: z.string().nullable(),
  /** Whether everything but this file is sealed with BACKUP_KEY. */
  isSealed: z.boolean(),
  tables: z.record(z.string(), Print),
  /** The last numbers of tables that count by themselves. */
  numbers: z.record(z.string(), z.number()),
  buckets: z.record(z.enum(KEPT_BUCKETS), z.object({ objects: z.number(), bytes: z.number() })),
})
export type Manifest = z.infer<typeof Manifest>

const FILE = 'manifest.json'

export const schemaFile = (folder: string): string => join(folder, 'schema.json.gz')
export const tableFile = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.ndjson.gz`)
export const bucketFile = (folder: string, bucket: KeptBucket): string =>
  join(folder, 'buckets', `${bucket}.ndjson.gz`)

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, FILE), JSON.stringify(manifest, null, 2))

/** Whether a folder is a backup that was brought to its end. */
export const isBackup = (folder: string): boolean => existsSync(join(folder, FILE))

/** @throws in Japanese when the folder is no backup */
export const readManifest = (folder: string): Manifest => {
  const file = join(folder, FILE)
  if (!isBackup(folder))
    throw new BackupError(
      `${folder} は、終わりまで取られたバックアップではありません（${FILE} がありません）。`,
    )
  return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The backups of a root folder that were brought to their end, oldest first. */
export const listBackups = (root: string): { name: string; folder: string; manifest: Manifest }[] =>
  (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => isBackup(join(root, name)))
    .sort()
    .map((name) => ({ name, folder: join(root, name), manifest: readManifest(join(root, name)) }))
