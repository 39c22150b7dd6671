import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMPS = 'steps.json'

const readStamps = (folder: string): Record<string, string> => {
  const file = join(folder, STAMPS)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const writeStamp = (folder: string, name: string, stamp: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, STAMPS), JSON.stringify({ ...readStamps(folder), [name]: stamp }, null, 2))
}

/** One hash for all files the patterns match, by name and content, and for what else the result depends on. */
export const hashOf = (patterns: string[], also: string[] = []): string => {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude: ['**/*.test.*'] }).sort())
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const text of also) hash.update(`${text}\0`)
  return hash.digest('hex')
}

type Step = {
  /** What the reader sees: 「ビルド」. */
  title: string
  /** Names the stamp. */
  name: string
  /** Where the stamp is kept: beside what the step makes, so that both are deleted together. */
  folder: string
  /** Skipped when this is what it was when the step last succeeded. */
  stamp: string
  /** Whether what the step makes is there; without it the stamp means nothing. */
  isMade: () => boolean
  /** Runs it whatever the stamp says. */
  again?: boolean
  run: () => Promise<void>
}

/** Runs a step unless nothing it depends on has changed. A step that fails leaves no stamp and is tried again. */
export const step = async ({ title, name, folder, stamp, isMade, again, run }: Step): Promise<void> => {
  if (!again && readStamps(folder)[name] === stamp && isMade()) return console.log(`✓ ${title}（変更なし）`)
  console.log(`▸ ${title}`)
  const begin = performance.now()
  await run()
  writeStamp(folder, name, stamp)
  console.log(`✓ ${title}（${((performance.now() - begin) / 1000).toFixed(1)}秒）`)
}
