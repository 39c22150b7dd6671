import { parseArgs } from 'node:util'
import type { DatabaseStore } from './backup/backup.ts'
import { BackupError } from './backup/backup-error.ts'
import { openSite } from './backup/open-site.ts'
import { restore } from './backup/restore.ts'
import { readBackupKey } from './backup/sealed.ts'

// Restores a backup into an empty environment. Existing content is never overwritten without `--replace`.

const USAGE = `Usage: npm run restore -- <backup folder> [--into .wrangler/state] [--replace]
       npm run restore -- <backup folder> --remote [--preview NAME] [--replace]
  --database MEMBERS_1   restore into a database with members only, from a folder of its own backups`

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        remote: { type: 'boolean', default: false },
        preview: { type: 'string' },
        database: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    })
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const { values, positionals } = read()
const [folder] = positionals
if (!folder) {
  console.error(USAGE)
  process.exit(2)
}

const site = await openSite({
  remote: values.remote,
  ...(values.preview && { preview: values.preview }),
  ...(values.into && { state: values.into }),
})
const { close, members, ...store } = site.store

const target = (): DatabaseStore => {
  const { database } = values
  if (database === undefined) return store
  const db = members[database]
  if (db) return { db, buckets: {} }
  throw new BackupError(`There is no database ${database} (${Object.keys(members).join(', ') || 'only DB'}).`)
}

try {
  const { rows, objects, settled } = await restore(target(), {
    folder: folder.replace(/\/$/, ''),
    sealKey: readBackupKey(process.env.BACKUP_KEY),
    replace: values.replace,
    staging: '.cache/restore/staged.sqlite',
    onProgress: (text) => console.log(`  ${text}`),
  })
  console.log(`✓ Restored and verified ${rows} rows and ${objects} objects.`)
  if (settled > 0)
    console.log(
      `  ${settled} rows referenced rows deleted during the backup; they were deleted or cleared as ON DELETE says.`,
    )
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(`✗ Restore failed. ${error.message}`)
  process.exitCode = 1
} finally {
  await close()
}
