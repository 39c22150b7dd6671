import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredObject } from '../switch-by-hand.ts'
import { run } from './run.ts'

const MISSING = /does not exist|not found|NoSuchKey/i

/** An object through `wrangler r2 object`, in a deployed bucket with `['--remote']`, or in a local one. */
export const openWranglerObject = (where: string[], path: string): StoredObject => ({
  read: async () => {
    const { status, output, stdout } = await run('wrangler', [
      'r2',
      'object',
      'get',
      path,
      '--pipe',
      ...where,
    ])
    if (status === 0) return stdout
    if (MISSING.test(output)) return null
    throw new Error(output)
  },
  write: async (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'switch-'))
    const file = join(folder, 'object.json')
    writeFileSync(file, text)
    const call = ['r2', 'object', 'put', path, '--file', file, '--content-type', 'application/json', ...where]
    const { status, output } = await run('wrangler', call)
    rmSync(folder, { recursive: true })
    if (status !== 0) throw new Error(output)
  },
})
