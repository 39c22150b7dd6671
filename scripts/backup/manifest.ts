import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** The buckets whose objects cannot be rebuilt. */
export const BACKUP_BUCKETS = ['MEDIA', 'PHOTOS'] as const
export type BackupBucket = (typeof BACKUP_BUCKETS)[number]

const Print = z.object({ rows: z.number(), sha256: z.string() })

/** The manifest of a backup. It is written last: a folder without one is incomplete. */
export const Manifest = z.object({
  version: z.literal(1),
  /** The site: `production`, `local`. */
  site: z.string(),
  /** Start and end of the backup. */
  at: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** D1's Time Travel bookmark of the start; `null` when D1 gave none. */
  bookmark: z.string().nullable(),
  /** Whether all other files are encrypted with BACKUP_KEY. */
  isSealed: z.boolean(),
  tables: z.record(z.string(), Print),
  /** AUTOINCREMENT counters. */
  numbers: z.record(z.string(), z.number()),
  buckets: z.partialRecord(z.enum(BACKUP_BUCKETS), z.object({ objects: z.number(), bytes: z.number() })),
})
export type Manifest = z.infer<typeof Manifest>

/** The buckets of a backup. */
export const bucketsOf = ({ buckets }: Pick<Manifest, 'buckets'>): BackupBucket[] =>
  BACKUP_BUCKETS.filter((name) => buckets[name])

const FILE = 'manifest.json'

export const schemaFile = (folder: string): string => join(folder, 'schema.json.gz')
export const tableFile = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.ndjson.gz`)
export const bucketFile = (folder: string, bucket: BackupBucket): string =>
  join(folder, 'buckets', `${bucket}.ndjson.gz`)

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, FILE), JSON.stringify(manifest, null, 2))

/** Whether a folder is a complete backup. */
export const isBackup = (folder: string): boolean => existsSync(join(folder, FILE))

/** @throws {BackupError} when the folder is not a complete backup */
export const readManifest = (folder: string): Manifest => {
  const file = join(folder, FILE)
  if (!isBackup(folder))
    throw new BackupError(`${folder} is not a complete backup: it has no ${FILE}. Choose another folder.`)
  return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The complete backups of a root folder, oldest first. */
export const listBackups = (root: string): { name: string; folder: string; manifest: Manifest }[] =>
  (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => isBackup(join(root, name)))
    .sort()
    .map((name) => ({ name, folder: join(root, name), manifest: readManifest(join(root, name)) }))
