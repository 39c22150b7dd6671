import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Build = { id: string; timestamp: number }

/** The build in a folder. */
export const buildIn = (dist: string): Build =>
  JSON.parse(readFileSync(join(dist, 'client/builds/latest.json'), 'utf8'))

/** The same build under another time, as if it had been made then with the content of that time. */
export const otherBuild = (dist: string, folder: string, later: number): Build => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(dist, folder, { recursive: true })
  const { id, timestamp } = buildIn(dist)
  const other = { id: (timestamp + later).toString(36), timestamp: timestamp + later }
  for (const file of globSync('client/**/*.html', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replaceAll(`data-build="${id}"`, `data-build="${other.id}"`)
        .replaceAll(`_payload.json?${id}"`, `_payload.json?${other.id}"`),
    )
  }
  const meta = readFileSync(join(folder, `client/builds/meta/${id}.json`), 'utf8')
  writeFileSync(
    join(folder, `client/builds/meta/${other.id}.json`),
    JSON.stringify({ ...JSON.parse(meta), ...other }),
  )
  writeFileSync(join(folder, 'client/builds/latest.json'), JSON.stringify(other))
  return other
}
