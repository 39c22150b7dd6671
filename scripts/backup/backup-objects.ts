import { createHash, createHmac } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import { readPacked, writePacked } from './packed-file.ts'

/** An R2 object in a backup; `content` is the hash of its bytes. */
export type BackupObject = {
  key: string
  etag: string
  size: number
  content: string
  httpMetadata: object
  customMetadata: Record<string, string>
}

const contentNameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The file of a content. All backups of a root share it. */
export const objectFile = (root: string, content: string, sealKey: Buffer | null): string => {
  // The plain hash would reveal that a known picture is in the backup.
  const name = sealKey ? `${createHmac('sha256', sealKey).update(content).digest('hex')}.sealed` : content
  return join(root, 'objects', name.slice(0, 2), name)
}

/** Stores a content unless it is there already. */
export const saveContent = async (
  root: string,
  bytes: Uint8Array,
  sealKey: Buffer | null,
): Promise<string> => {
  const content = contentNameOf(bytes)
  const file = objectFile(root, content, sealKey)
  if (existsSync(file)) return content
  // An incomplete file must not be taken for the content.
  const part = `${file}.part`
  await writePacked(part, [bytes] as unknown as AsyncIterable<Uint8Array>, sealKey)
  renameSync(part, file)
  return content
}

/** Reads a content. @throws when it does not match its hash */
export const readContent = async (
  root: string,
  content: string,
  sealKey: Buffer | null,
): Promise<Uint8Array> => {
  const parts: Buffer[] = []
  for await (const part of readPacked(objectFile(root, content, sealKey), sealKey)) parts.push(part)
  const bytes = Buffer.concat(parts)
  if (contentNameOf(bytes) !== content)
    throw new BackupError(`${content}: this object is damaged in the backup. Restore another backup.`)
  return bytes
}
