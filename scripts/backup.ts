import { parseArgs } from 'node:util'
import { backUpAll } from './backup/backup.ts'
import { BackupError } from './backup/backup-error.ts'
import { bookmarkOf } from './backup/bookmark.ts'
import { forgetAllBackups } from './backup/forget-backups.ts'
import { openSite } from './backup/open-site.ts'
import { readBackupKey } from './backup/sealed.ts'

// Backs up D1 and the buckets that cannot be rebuilt. With BACKUP_KEY in the environment everything is encrypted.

const USAGE = 'Usage: npm run backup [-- --remote] [--to FOLDER] [--state .wrangler/state] [--keep-all]'

const read = () => {
  try {
    return parseArgs({
      options: {
        remote: { type: 'boolean', default: false },
        to: { type: 'string' },
        state: { type: 'string' },
        'keep-all': { type: 'boolean', default: false },
      },
    }).values
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const values = read()

const act = async (): Promise<void> => {
  const sealKey = readBackupKey(process.env.BACKUP_KEY)
  const { store, site, config, cloudflare } = await openSite(values)
  const root = values.to ?? `backups/${site}`
  try {
    const bookmark = cloudflare && config ? await bookmarkOf(cloudflare, config) : null
    const { folder, rows } = await backUpAll(store, {
      root,
      site,
      now: new Date(),
      sealKey,
      bookmark,
      onProgress: (text) => console.log(`  ${text}`),
    })
    console.log(
      `✓ ${folder} (${rows} rows, ${sealKey ? 'encrypted' : 'not encrypted: set BACKUP_KEY to encrypt personal data'})`,
    )
  } finally {
    await store.close()
  }
  if (values['keep-all']) return
  const { backups, objects } = await forgetAllBackups(root, sealKey)
  if (backups.length > 0)
    console.log(`  Deleted ${backups.length} old backups and ${objects} objects that no backup uses`)
}

try {
  await act()
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(`✗ Backup failed. ${error.message}`)
  process.exitCode = 1
}
