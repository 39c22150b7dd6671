import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readLines, writePacked } from './packed-file.ts'
import { readBackupKey } from './sealed.ts'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'rows.gz')
const [key, other] = [1, 2].map((byte) => readBackupKey(Buffer.alloc(32, byte).toString('base64')))
if (!key || !other) throw new Error('these are keys')

const write = (lines: readonly string[], sealKey: Buffer | null) =>
  writePacked(
    file,
    (async function* () {
      for (const line of lines) yield `${line}\n`
    })(),
    sealKey,
  )
const read = async (sealKey: Buffer | null) => {
  const lines: string[] = []
  for await (const line of readLines(file, sealKey)) lines.push(line)
  return lines
}

test('written text is read unchanged, sealed or not, also with unusual line separators', async () => {
  const text = fc.string({ unit: 'grapheme' }).map((one) => JSON.stringify(`${one}\u2028\u2029\r\u0085`))
  await fc.assert(
    fc.asyncProperty(fc.array(text), fc.constantFrom(null, key), async (lines, sealKey) => {
      await write(lines, sealKey)
      expect(await read(sealKey)).toEqual(lines)
    }),
    { numRuns: 40 },
  )
})

test('a sealed file reveals nothing, opens with its key only, and is refused after a changed bit', async () => {
  await write(
    Array.from({ length: 3000 }, (_, index) => `兼六園 ${index}`),
    key,
  )
  const sealed = readFileSync(file)
  expect(sealed.includes('兼六園')).toBe(false)
  await expect(read(other)).rejects.toThrow('BACKUP_KEY is wrong')
  for (const place of [2, 10, Math.floor(sealed.length / 2), sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    writeFileSync(file, changed)
    await expect(read(key)).rejects.toThrow()
  }
  writeFileSync(file, sealed.subarray(0, sealed.length - 1))
  await expect(read(key)).rejects.toThrow()
})

test('a key has 32 bytes; no key means no encryption', () => {
  expect(readBackupKey(undefined)).toBeNull()
  expect(readBackupKey('')).toBeNull()
  expect(() => readBackupKey('c2hvcnQ=')).toThrow('32-byte')
})
