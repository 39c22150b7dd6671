import { parseArgs } from 'node:util'
import { backUp } from './backup/backup.ts'
import { BackupError } from './backup/backup-error.ts'
import { bookmarkOf } from './backup/bookmark.ts'
import { forgetBackups } from './backup/forget-backups.ts'
import { openSite } from './backup/open-site.ts'
import { readBackupKey } from './backup/sealed.ts'

// Backs up D1 and the buckets that nobody could make again. With BACKUP_KEY in the environment everything is sealed.

const USAGE =
  '使いかた：npm run backup [-- --remote] [--to フォルダー] [--state .wrangler/state] [--keep-all]'

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
    const { folder, manifest } = await backUp(store, {
      root,
      site,
      now: new Date(),
      sealKey,
      bookmark,
      onProgress: (text) => console.log(`  ${text}`),
    })
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `✓ ${folder}（${rows}行、${sealKey ? '封をしました' : '封をしていません：BACKUP_KEY を設定すると、個人情報を暗号にして残せます'}）`,
    )
  } finally {
    await store.close()
  }
  if (values['keep-all']) return
  const { backups, objects } = await forgetBackups(root, sealKey)
  if (backups.length > 0)
    console.log(`  古いバックアップ${backups.length}件と、画像${objects}件を削除しました`)
}

try {
  await act()
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(`✗ 取れませんでした。${error.message}`)
  process.exitCode = 1
}
