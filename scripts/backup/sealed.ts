import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { BackupError } from './backup-error.ts'

// Format of an encrypted file: mark, nonce, AES-256-GCM ciphertext, authentication tag.

const MARK = Buffer.from('TSB1')
const NONCE = 12
const TAG = 16

/** Reads a key of 32 bytes in base64. @throws {BackupError} when it is anything else */
export const readBackupKey = (text: string | undefined): Buffer | null => {
  if (!text) return null
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32)
    throw new BackupError(
      'BACKUP_KEY must be a 32-byte key in base64. Create one with: openssl rand -base64 32',
    )
  return key
}

/** Encrypts a stream. AES-GCM allows 64 GiB per nonce; files are far smaller. */
export const sealing = (key: Buffer): Transform => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  let begun = false
  const begin = (stream: Transform) => {
    if (!begun) stream.push(Buffer.concat([MARK, nonce]))
    begun = true
  }
  return new Transform({
    transform(chunk, _, done) {
      begin(this)
      done(null, cipher.update(chunk))
    },
    flush(done) {
      begin(this)
      const end = cipher.final()
      done(null, Buffer.concat([end, cipher.getAuthTag()]))
    },
  })
}

/**
 * Decrypts a stream. Fails with another key and when a bit has changed. This is only known at the end: do not use the
 * output before.
 */
export const opening = (key: Buffer): Transform => {
  let waiting = Buffer.alloc(0)
  let decipher: DecipherGCM | undefined
  const open = (): void => {
    if (!waiting.subarray(0, MARK.length).equals(MARK)) throw new Error('not an encrypted file')
    const nonce = waiting.subarray(MARK.length, MARK.length + NONCE)
    decipher = createDecipheriv('aes-256-gcm', key, nonce)
    waiting = waiting.subarray(MARK.length + NONCE)
  }
  const guarded = (done: TransformCallback, work: () => Buffer | undefined) => {
    try {
      done(null, work())
    } catch (error) {
      done(
        new Error('Cannot decrypt the file: BACKUP_KEY is wrong, or the file is damaged.', { cause: error }),
      )
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      guarded(done, () => {
        waiting = Buffer.concat([waiting, chunk])
        if (!decipher && waiting.length >= MARK.length + NONCE) open()
        if (!decipher || waiting.length <= TAG) return undefined
        const ready = waiting.subarray(0, waiting.length - TAG)
        waiting = waiting.subarray(waiting.length - TAG)
        return decipher.update(ready)
      })
    },
    flush(done) {
      guarded(done, () => {
        if (!decipher) throw new Error('the file is too short')
        decipher.setAuthTag(waiting)
        return decipher.final()
      })
    },
  })
}
