import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { opening, sealing } from './sealed.ts'

/** Writes chunks into a file, packed, and sealed where there is a key: nothing is held but what is on its way. */
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
  // What fails on the way is said by the last one, which is read.
  pipeline(steps as [Readable, ...Transform[]]).catch((error: Error) => unpacked.destroy(error))
  return unpacked
}

/** What a packed file holds, piece by piece. Throws when it was changed or cut, or sealed with another key. */
export async function* readPacked(file: string, key: Buffer | null): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of unpacking(file, key)) yield chunk as Buffer
  } catch (cause) {
    const why = key ? '鍵が違うか、ファイルが壊れています' : '封がしてあるか、ファイルが壊れています'
    throw new BackupError(`${file}：開けません。${why}。`, { cause })
  }
}

/** The lines of a packed file. Only a line feed ends one: JSON may hold other signs that end lines elsewhere. */
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
