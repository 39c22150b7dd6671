import { constants, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ENTRY = 'faulty-entry.mjs'
const SOURCE = join(import.meta.dirname, ENTRY)

/** `down`: a call of the binding fails before it is carried out. `lost`: it is carried out, and its response is lost. */
export type Faults = Partial<Record<'DB' | 'PAGES' | 'MEDIA' | 'PHOTOS', 'down' | 'lost'>>

/** Response header with the number of injected faults. */
export const FAULTS_HEADER = 'x-faults'

/**
 * Copies the build, with an entry that wraps the bindings so that they can fail.
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

/** Sets the bindings that fail, one of `everyNth` calls; `{}` for none, which is also the state after a restart. */
export async function setFaults(url: string, faults: Faults, everyNth = 1): Promise<void> {
  const response = await fetch(`${url}/__faults`, {
    method: 'PUT',
    body: JSON.stringify({ faults, everyNth }),
  })
  if (response.status !== 204) throw new Error(`the faults could not be set: ${response.status}`)
}
