import { parseArgs } from 'node:util'
import { BackupError } from './backup/backup-error.ts'
import { openSite } from './backup/open-site.ts'
import { restore } from './backup/restore.ts'
import { readBackupKey } from './backup/sealed.ts'

// Restores a backup into an empty environment. Existing content is never overwritten without `--replace`.

const USAGE = `Usage: npm run restore -- <backup folder> [--into .wrangler/state] [--replace]
       npm run restore -- <backup folder> --remote [--preview NAME] [--replace]`

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        remote: { type: 'boolean', default: false },
        preview: { type: 'string' },
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

const { store } = await openSite({
  remote: values.remote,
  ...(values.preview && { preview: values.preview }),
  ...(values.into && { state: values.into }),
})
try {
  const { rows, objects, settled } = await restore(store, {
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
  await store.close()
}
