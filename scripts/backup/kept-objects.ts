import { createHash, createHmac } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import { readPacked, writePacked } from './packed-file.ts'

/** What is known of an object of R2; `content` names what it holds. */
export type KeptObject = {
  key: string
  etag: string
  size: number
  content: string
  httpMetadata: object
  customMetadata: Record<string, string>
}

export const contentNameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** All backups of a root share the objects: each content lies there once, however many backups hold it. */
export const objectFile = (root: string, content: string, sealKey: Buffer | null): string => {
  // The name of a content would tell whoever has the same picture that it is here.
  const name = sealKey ? `${createHmac('sha256', sealKey).update(content).digest('hex')}.sealed` : content
  return join(root, 'objects', name.slice(0, 2), name)
}

/** Keeps a content unless it is there already. */
export const keepContent = async (
  root: string,
  bytes: Uint8Array,
  sealKey: Buffer | null,
): Promise<string> => {
  const content = contentNameOf(bytes)
  const file = objectFile(root, content, sealKey)
  if (existsSync(file)) return content
  // A file that was begun and not ended must never be taken for the content.
  const part = `${file}.part`
  await writePacked(part, [bytes] as unknown as AsyncIterable<Uint8Array>, sealKey)
  renameSync(part, file)
  return content
}

/** A kept content. @throws when it is not what its name says */
export const keptContent = async (
  root: string,
  content: string,
  sealKey: Buffer | null,
): Promise<Uint8Array> => {
  const parts: Buffer[] = []
  for await (const part of readPacked(objectFile(root, content, sealKey), sealKey)) parts.push(part)
  const bytes = Buffer.concat(parts)
  if (contentNameOf(bytes) !== content)
    throw new BackupError(`${content}：バックアップの中の画像が壊れています。`)
  return bytes
}
