import { parseArgs } from 'node:util'
import { BackupError } from './backup/backup-error.ts'
import { openSite } from './backup/open-site.ts'
import { restore } from './backup/restore.ts'
import { readBackupKey } from './backup/sealed.ts'

// Brings a backup back into an empty environment. What is there is never overwritten without `--replace`.

const USAGE = `使いかた：npm run restore -- <バックアップのフォルダー> [--into .wrangler/state] [--replace]
          npm run restore -- <フォルダー> --remote [--preview 名前] [--replace]`

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
  console.log(`✓ ${rows}行と${objects}件の画像を戻し、一致することを確かめました。`)
  if (settled > 0)
    console.log(`  取っているあいだに消えたものを指していた${settled}行は、消えたとおりにしました。`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(`✗ 戻せませんでした。${error.message}`)
  process.exitCode = 1
} finally {
  await store.close()
}
