import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { opening, sealing } from './sealed.ts'

/** Streams chunks into a file, compressed, and encrypted if there is a key. */
export const writePacked = async (
  file: string,
  chunks: AsyncIterable<string | Uint8Array>,
  key: Buffer | null,
): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  const steps: Transform[] = [createGzip({ level: 6 }), ...(key ? [sealing(key)] : [])]
  await pipeline([Readable.from(chunks), ...steps, createWriteStream(file)])
}

const unpacking = (file: string, key: Buffer | null): Readable => {
  const unpacked = createGunzip()
  const steps = [createReadStream(file), ...(key ? [opening(key)] : []), unpacked]
  // Errors of any step surface at the last stream, which is read.
  pipeline(steps as [Readable, ...Transform[]]).catch((error: Error) => unpacked.destroy(error))
  return unpacked
}

/** Streams the content of a packed file. @throws {BackupError} when it is damaged or encrypted with another key */
export async function* readPacked(file: string, key: Buffer | null): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of unpacking(file, key)) yield chunk as Buffer
  } catch (cause) {
    const why = key ? 'BACKUP_KEY is wrong' : 'The file is encrypted (set BACKUP_KEY)'
    throw new BackupError(`Cannot read ${file}. ${why}, or the file is damaged.`, { cause })
  }
}

/** The lines of a packed file. Split at line feeds only: JSON may contain other line separators. */
export async function* readLines(file: string, key: Buffer | null): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of readPacked(file, key)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
