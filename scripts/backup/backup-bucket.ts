import { existsSync } from 'node:fs'
import type { R2Bucket, R2Object } from '@cloudflare/workers-types'
import { BackupError } from './backup-error.ts'
import { type BackupObject, objectFile, saveContent } from './backup-objects.ts'
import { readLines, writePacked } from './packed-file.ts'

/** Lists every object of a bucket in the order of keys, a thousand per request. */
export async function* listObjects(bucket: R2Bucket, prefix = ''): AsyncGenerator<R2Object> {
  let cursor: string | undefined
  do {
    const page = await bucket.list({
      prefix,
      ...(cursor && { cursor }),
      include: ['httpMetadata', 'customMetadata'],
    })
    yield* page.objects
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}

/** The objects of the previous backup; none when it is damaged or encrypted with another key, so that all are read again. */
const formerObjects = async (
  file: string | null,
  sealKey: Buffer | null,
): Promise<Map<string, BackupObject>> => {
  const previous = new Map<string, BackupObject>()
  if (!file) return previous
  try {
    for await (const line of readLines(file, sealKey)) {
      const object: BackupObject = JSON.parse(line)
      previous.set(object.key, object)
    }
  } catch (error) {
    if (error instanceof BackupError) return new Map()
    throw error
  }
  return previous
}

type Options = {
  root: string
  /** The object list of this backup, and that of the previous one, whose unchanged objects are not read again. */
  file: string
  formerFile: string | null
  sealKey: Buffer | null
}

/** Backs up every object of a bucket, one at a time. Objects with the same etag as in the previous backup are not read. */
export const backUpBucket = async (
  bucket: R2Bucket,
  { root, file, formerFile, sealKey }: Options,
): Promise<{ objects: number; bytes: number; read: number }> => {
  const former = await formerObjects(formerFile, sealKey)
  const count = { objects: 0, bytes: 0, read: 0 }
  const contentOf = async ({ key, etag }: R2Object): Promise<{ content: string } | null> => {
    const previous = former.get(key)
    if (previous?.etag === etag && existsSync(objectFile(root, previous.content, sealKey))) return previous
    const found = await bucket.get(key)
    // Deleted since it was listed.
    if (!found) return null
    count.read += 1
    return { content: await saveContent(root, new Uint8Array(await found.arrayBuffer()), sealKey) }
  }
  async function* lines() {
    for await (const object of listObjects(bucket)) {
      const stored = await contentOf(object)
      if (!stored) continue
      const { key, etag, size, httpMetadata = {}, customMetadata = {} } = object
      const line: BackupObject = { key, etag, size, content: stored.content, httpMetadata, customMetadata }
      count.objects += 1
      count.bytes += size
      yield `${JSON.stringify(line)}\n`
    }
  }
  await writePacked(file, lines(), sealKey)
  return count
}
