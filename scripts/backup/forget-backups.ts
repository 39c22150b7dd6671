import { existsSync, globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import { type BackupObject, objectFile } from './backup-objects.ts'
import { bucketFile, bucketsOf, isBackup, listBackups } from './manifest.ts'
import { readLines } from './packed-file.ts'
import { retainedBackups } from './retention.ts'

const DAY_MS = 24 * 60 * 60_000
/** A backup is named after its start. */
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/

/** Incomplete backups: those of the last day may still be running, older ones were aborted. */
const unfinished = (root: string, now: Date): { isRunning: boolean; aborted: string[] } => {
  const begun = (existsSync(root) ? readdirSync(root) : []).flatMap((name) => {
    const [, hour, minute, second] = NAME.exec(name) ?? []
    if (!hour || isBackup(join(root, name))) return []
    return [{ name, age: now.getTime() - Date.parse(`${hour}:${minute}:${second}`) }]
  })
  return {
    isRunning: begun.some(({ age }) => age < DAY_MS),
    aborted: begun.filter(({ age }) => age >= DAY_MS).map(({ name }) => name),
  }
}

/** The objects of some backups; `null` when one of them cannot be decrypted. */
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
      for (const bucket of bucketsOf(manifest))
        for await (const line of readLines(bucketFile(folder, bucket), key))
          held.add(objectFile(root, (JSON.parse(line) as BackupObject).content, key))
    }
  } catch (error) {
    if (error instanceof BackupError) return null
    throw error
  }
  return held
}

/**
 * Deletes expired and aborted backups, and objects that no backup uses any more. Objects are kept when a backup cannot be
 * decrypted or is still running, as its objects are not known.
 * @returns what was deleted
 */
export const forgetBackups = async (
  root: string,
  sealKey: Buffer | null,
  now = new Date(),
): Promise<{ backups: string[]; objects: number }> => {
  const all = listBackups(root)
  const retained = retainedBackups(all.map(({ manifest }) => manifest.at))
  const { isRunning, aborted } = unfinished(root, now)
  const old = all.filter(({ manifest }) => !retained.has(manifest.at)).map(({ name }) => name)
  const backups = [...old, ...aborted]
  for (const name of backups) rmSync(join(root, name), { recursive: true })
  const staying = all.filter(({ manifest }) => retained.has(manifest.at))
  const held = isRunning ? null : await heldBy(root, staying, sealKey)
  if (!held) return { backups, objects: 0 }
  const objects = join(root, 'objects')
  const unused = (existsSync(objects) ? globSync('*/*', { cwd: objects }) : [])
    .map((path) => join(objects, path))
    .filter((path) => !held.has(path))
  for (const path of unused) rmSync(path)
  return { backups, objects: unused.length }
}

/** The same for the backups of a site, with those of its databases with members only (`backUpAll`). */
export const forgetAllBackups = async (
  root: string,
  sealKey: Buffer | null,
): Promise<{ backups: string[]; objects: number }> => {
  const forgotten = await forgetBackups(root, sealKey)
  for (const name of globSync('MEMBERS_*', { cwd: root })) {
    const { backups } = await forgetBackups(join(root, name), sealKey)
    forgotten.backups.push(...backups.map((backup) => join(name, backup)))
  }
  return forgotten
}
