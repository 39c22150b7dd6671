import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMPS = 'steps.json'
/** What takes longer says that it is still running. */
const STILL_RUNNING_MS = 5000

const readStamps = (folder: string): Record<string, string> => {
  const file = join(folder, STAMPS)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** One hash for all files the patterns match, by name and content, and for what else the result depends on. */
export const hashOf = (patterns: string[], also: string[] = []): string => {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude: ['**/*.test.*'] }).sort())
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const text of also) hash.update(`${text}\0`)
  return hash.digest('hex')
}

/** What a step makes, and what it was made of. */
export type Product = {
  /** Names the stamp. */
  name: string
  /** Where the stamp is kept: beside what the step makes, so that both are deleted together. */
  folder: string
  /** The product is as new as its sources when this is what it was when it was last made. */
  stamp: string
  /** Whether what the step makes is there; without it the stamp means nothing. */
  isMade: () => boolean
}

export const isUpToDate = ({ name, folder, stamp, isMade }: Product): boolean =>
  readStamps(folder)[name] === stamp && isMade()

export const markUpToDate = ({ name, folder, stamp }: Pick<Product, 'name' | 'folder' | 'stamp'>): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, STAMPS), JSON.stringify({ ...readStamps(folder), [name]: stamp }, null, 2))
}

const secondsSince = (begin: number): string => ((performance.now() - begin) / 1000).toFixed(1)

/** Does what takes a while, and prints how long it took; every five seconds that it goes on. */
export const timed = async (title: string, run: () => Promise<void>): Promise<void> => {
  console.log(`▸ ${title}`)
  const begin = performance.now()
  const progress = setInterval(
    () => console.log(`  ${title}: still running (${secondsSince(begin)} s)`),
    STILL_RUNNING_MS,
  )
  try {
    await run()
  } finally {
    clearInterval(progress)
  }
  console.log(`✓ ${title} (${secondsSince(begin)} s)`)
}

type Step = Product & {
  /** What the developer reads: "Build". */
  title: string
  /** Runs it whatever the stamp says. */
  again?: boolean
  run: () => Promise<void>
}

/** Runs a step unless nothing it depends on has changed. A step that fails leaves no stamp and is tried again. */
export const step = async ({ title, again, run, ...product }: Step): Promise<void> => {
  if (!again && isUpToDate(product)) return console.log(`✓ ${title} (unchanged)`)
  await timed(title, run)
  markUpToDate(product)
}
