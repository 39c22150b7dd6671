import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { BackupError } from './backup-error.ts'

// A sealed file: the mark, a nonce of its own, what is sealed with AES-256-GCM, and the tag that tells whether somebody
// has changed it.

const MARK = Buffer.from('TSB1')
const NONCE = 12
const TAG = 16

/** The key of the environment: 32 bytes in base64. @throws when it is anything else */
export const readBackupKey = (text: string | undefined): Buffer | null => {
  if (!text) return null
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32)
    throw new BackupError(
      'BACKUP_KEY は、32バイトの鍵をbase64で書いたものです。作るには：openssl rand -base64 32',
    )
  return key
}

/** Seals what passes. A tenth of a terabyte at most may pass under one nonce; files are far smaller. */
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
 * Opens what passes. Whether it was changed is known at its end only: what came before must not be used until then.
 * Fails with another key, and when a single bit has changed.
 */
export const opening = (key: Buffer): Transform => {
  let waiting = Buffer.alloc(0)
  let decipher: DecipherGCM | undefined
  const open = (): void => {
    if (!waiting.subarray(0, MARK.length).equals(MARK)) throw new Error('封のないファイルです')
    const nonce = waiting.subarray(MARK.length, MARK.length + NONCE)
    decipher = createDecipheriv('aes-256-gcm', key, nonce)
    waiting = waiting.subarray(MARK.length + NONCE)
  }
  const guarded = (done: TransformCallback, work: () => Buffer | undefined) => {
    try {
      done(null, work())
    } catch (error) {
      done(new Error('バックアップの封を開けません。鍵が違うか、ファイルが壊れています。', { cause: error }))
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
        if (!decipher) throw new Error('短すぎるファイルです')
        decipher.setAuthTag(waiting)
        return decipher.final()
      })
    },
  })
}
