import { parseArgs } from 'node:util'
import { isRefusal } from '#worker/db/refusal.server.ts'
import { migrate, STATE_DIR } from './build/site-steps.ts'
import { BundleError } from './bundle/bundle-error.ts'
import { importBundle } from './bundle/import-bundle.ts'
import { openSource } from './bundle/open-source.ts'

// Reads a bundle (docs/bundles.md) into a site. Without `--apply` it only says what it would do. Exit code: 1 when the bundle has
// problems, in which case nothing is written; 2 when the call is wrong.

const USAGE = `Usage: npm run import -- <folder> [--apply] [--overwrite] [--state .wrangler/state | --remote]
  --overwrite   also replaces what the site has changed since the bundle was exported`

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        apply: { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
        state: { type: 'string' },
        remote: { type: 'boolean', default: false },
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

const { apply, overwrite, remote, state = STATE_DIR } = values

const act = async (): Promise<void> => {
  if (!remote) await migrate(state)
  const source = await openSource({ remote, state })
  try {
    const log = (line: string) => console.log(line)
    await importBundle(source, { folder, now: new Date(), apply, overwrite, log })
  } finally {
    await source.close()
  }
  if (!apply) return console.log('✓ Nothing was written. Add --apply to import.')
  console.log(
    '✓ Imported. The same command continues after an interruption, and changes nothing when all is there.',
  )
  console.log(
    remote
      ? '  npm run reconcile -- --remote --repair publishes the pages that changed.'
      : '  npm start builds the pages that changed.',
  )
}

try {
  await act()
} catch (error) {
  if (error instanceof BundleError) console.error(`✗ ${error.message}`)
  else if (isRefusal(error))
    console.error(
      '✗ Something was changed on the site meanwhile, or has the same address. Run the import again.',
    )
  else throw error
  process.exitCode = 1
}
