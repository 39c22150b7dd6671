import { existsSync, globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import { type KeptObject, objectFile } from './kept-objects.ts'
import { bucketFile, isBackup, KEPT_BUCKETS, listBackups } from './manifest.ts'
import { readLines } from './packed-file.ts'
import { keptBackups } from './retention.ts'

const DAY_MS = 24 * 60 * 60_000
/** As a backup is named by the moment at which it began. */
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/

/** Backups without an end: of the last day one may still be on its way, what is older was broken off. */
const unfinished = (root: string, now: Date): { underWay: boolean; brokenOff: string[] } => {
  const begun = (existsSync(root) ? readdirSync(root) : []).flatMap((name) => {
    const [, hour, minute, second] = NAME.exec(name) ?? []
    if (!hour || isBackup(join(root, name))) return []
    return [{ name, age: now.getTime() - Date.parse(`${hour}:${minute}:${second}`) }]
  })
  return {
    underWay: begun.some(({ age }) => age < DAY_MS),
    brokenOff: begun.filter(({ age }) => age >= DAY_MS).map(({ name }) => name),
  }
}

/** What some backups hold; `null` where the key of one is not this one, so that nobody can tell. */
const heldBy = async (
  root: string,
  backups: ReturnType<typeof listBackups>,
  sealKey: Buffer | null,
): Promise<Set<string> | null> => {
  const held = new Set<string>()
  try {
    for (const { folder, manifest } of backups) {
      if (manifest.isSealed && !sealKey) return null
      const key = manifest.isSealed ? sealKey : null
      for (const bucket of KEPT_BUCKETS)
        for await (const line of readLines(bucketFile(folder, bucket), key))
          held.add(objectFile(root, (JSON.parse(line) as KeptObject).content, key))
    }
  } catch (error) {
    if (error instanceof BackupError) return null
    throw error
  }
  return held
}

/**
 * Removes the backups that are too old, those that were broken off, and the objects that no backup holds any more.
 * Without the key of sealed ones nobody can tell what they hold, nor what one will that is on its way: then every object
 * stays.
 * @returns what was removed
 */
export const forgetBackups = async (
  root: string,
  sealKey: Buffer | null,
  now = new Date(),
): Promise<{ backups: string[]; objects: number }> => {
  const all = listBackups(root)
  const kept = keptBackups(all.map(({ manifest }) => manifest.at))
  const { underWay, brokenOff } = unfinished(root, now)
  const old = all.filter(({ manifest }) => !kept.has(manifest.at)).map(({ name }) => name)
  const backups = [...old, ...brokenOff]
  for (const name of backups) rmSync(join(root, name), { recursive: true })
  const staying = all.filter(({ manifest }) => kept.has(manifest.at))
  const held = underWay ? null : await heldBy(root, staying, sealKey)
  if (!held) return { backups, objects: 0 }
  const objects = join(root, 'objects')
  const unused = (existsSync(objects) ? globSync('*/*', { cwd: objects }) : [])
    .map((path) => join(objects, path))
    .filter((path) => !held.has(path))
  for (const path of unused) rmSync(path)
  return { backups, objects: unused.length }
}
