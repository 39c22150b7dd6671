import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A bound that the measured value cannot pass. */
type Floor = { what: string; value: number }

/** CPU time of react-dom alone for a document that the Worker renders, in milliseconds. */
export async function reactFloor(url: string): Promise<Floor> {
  // Development React takes five times as long.
  process.env.NODE_ENV = 'production'
  const { reactAlone } = await import('#scripts/bench/react-floor.ts')
  const html = await (await fetch(url)).text()
  return { what: 'react-dom alone', value: await reactAlone([html]) }
}

/** Commits per second of SQLite alone on this disk, one row each. */
export function commitFloor(folder: string, seconds = 1): Floor {
  const place = mkdtempSync(join(folder, 'commits-'))
  const db = new DatabaseSync(join(place, 'commits.sqlite'))
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE items (id TEXT PRIMARY KEY, text TEXT)',
  )
  const insert = db.prepare('INSERT INTO items VALUES (?, ?)')
  const begun = performance.now()
  let commits = 0
  while (performance.now() - begun < seconds * 1000) insert.run(String(commits++), 'x'.repeat(500))
  const perSecond = (commits / (performance.now() - begun)) * 1000
  db.close()
  rmSync(place, { recursive: true })
  return { what: 'SQLite commits alone', value: perSecond }
}
