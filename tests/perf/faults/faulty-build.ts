import { constants, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ENTRY = 'faulty-entry.mjs'
const SOURCE = join(import.meta.dirname, ENTRY)

/** What can be made to fail: a binding, nothing being done (`down`), or done and its answer lost (`lost`). */
export type Faults = Partial<Record<'DB' | 'PAGES' | 'MEDIA' | 'PHOTOS', 'down' | 'lost'>>

/** How often something failed for an answer. */
export const FAULTS_HEADER = 'x-faults'

/**
 * A copy of the build with bindings that can be made to fail in front of the real ones.
 * @returns its folder
 */
export function makeFaultyBuild(folder: string, dist = 'dist'): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(dist, folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith('.map'),
  })
  const config = join(folder, 'server/wrangler.json')
  const { main, ...rest } = JSON.parse(readFileSync(config, 'utf8'))
  writeFileSync(config, JSON.stringify({ ...rest, main: ENTRY }))
  writeFileSync(
    join(folder, 'server', ENTRY),
    readFileSync(SOURCE, 'utf8').replace('./index.mjs', `./${main}`),
  )
  return folder
}

/** Says what fails from now on, one call of `everyNth`; `{}` for nothing. A server that starts again begins with that. */
export async function setFaults(url: string, faults: Faults, everyNth = 1): Promise<void> {
  const response = await fetch(`${url}/__faults`, {
    method: 'PUT',
    body: JSON.stringify({ faults, everyNth }),
  })
  if (response.status !== 204) throw new Error(`the faults could not be set: ${response.status}`)
}
