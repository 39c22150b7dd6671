import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { objectFile, saveContent } from './backup-objects.ts'
import { forgetBackups } from './forget-backups.ts'
import { BACKUP_BUCKETS, bucketFile, writeManifest } from './manifest.ts'
import { writePacked } from './packed-file.ts'
import { readBackupKey } from './sealed.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(root, { recursive: true }))
const key = readBackupKey(Buffer.alloc(32, 3).toString('base64'))
const DAY = 24 * 3_600_000
const bytes = (text: string) => new TextEncoder().encode(text)

/** Writes a backup with these pictures that is some days old. */
const aBackup = async (daysAgo: number, pictures: readonly string[], sealKey: Buffer | null = null) => {
  const at = new Date(Date.UTC(2026, 10, 21) - daysAgo * DAY).toISOString()
  const folder = join(root, at.replaceAll(':', '-'))
  const contents = await Promise.all(pictures.map((one) => saveContent(root, bytes(one), sealKey)))
  for (const bucket of BACKUP_BUCKETS)
    await writePacked(
      bucketFile(folder, bucket),
      (async function* () {
        if (bucket === 'MEDIA') for (const content of contents) yield `${JSON.stringify({ content })}\n`
      })(),
      sealKey,
    )
  const buckets = { MEDIA: { objects: 0, bytes: 0 }, PHOTOS: { objects: 0, bytes: 0 } }
  const isSealed = Boolean(sealKey)
  writeManifest(folder, {
    ...{ version: 1, site: 'test', at, endedAt: at, bookmark: null, isSealed },
    ...{ tables: {}, numbers: {}, buckets },
  })
  return contents
}

test('expired backups are deleted with the pictures that only they contain; those of retained ones stay', async () => {
  const [own, shared] = await aBackup(400, ['only then', 'always'])
  // Twenty later backups are enough for the first one to expire.
  for (let week = 1; week <= 20; week++) await aBackup(week * 7, ['always', `week ${week}`])
  const { backups, objects } = await forgetBackups(root, null)
  expect(backups).toHaveLength(21 - 14)
  expect(objects).toBe(1 + 6)
  expect(existsSync(objectFile(root, own ?? '', null))).toBe(false)
  expect(existsSync(objectFile(root, shared ?? '', null))).toBe(true)
  expect(readdirSync(root)).toHaveLength(14 + 1)
})

test('without the key of a sealed backup no picture is deleted, because its content is unknown', async () => {
  const [sealed] = await aBackup(0, ['sealed'], key)
  const unused = await saveContent(root, bytes('left over'), null)
  expect((await forgetBackups(root, null)).objects).toBe(0)
  expect((await forgetBackups(root, key)).objects).toBeGreaterThan(0)
  expect(existsSync(objectFile(root, unused, null))).toBe(false)
  expect(existsSync(objectFile(root, sealed ?? '', key))).toBe(true)
})

test('with another key the pictures of backups under the former key are kept', async () => {
  const other = readBackupKey(Buffer.alloc(32, 4).toString('base64'))
  const [before] = await aBackup(2, ['under the key before'], key)
  await aBackup(1, ['under the new one'], other)
  expect((await forgetBackups(root, other)).objects).toBe(0)
  expect(existsSync(objectFile(root, before ?? '', key))).toBe(true)
})

test('while a backup is running no picture is deleted; an aborted one is deleted after a day', async () => {
  const now = new Date(Date.UTC(2026, 10, 21, 12))
  const begun = [1, 30].map((hours) => new Date(now.getTime() - hours * 3_600_000).toISOString())
  const [running = '', aborted = ''] = begun.map((at) => join(root, at.replaceAll(':', '-')))
  for (const folder of [running, aborted]) mkdirSync(join(folder, 'tables'), { recursive: true })
  mkdirSync(join(root, 'another folder'))
  const unused = await saveContent(root, bytes('of the running one'), null)
  const { backups, objects } = await forgetBackups(root, key, now)
  expect([backups.map((name) => join(root, name)), objects]).toEqual([[aborted], 0])
  expect([running, aborted, join(root, 'another folder')].map((path) => existsSync(path))).toEqual([
    true,
    false,
    true,
  ])
  expect(existsSync(objectFile(root, unused, null))).toBe(true)
})
