import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMPS = 'steps.json'
/** Interval of progress lines. */
const STILL_RUNNING_MS = 5000

const readStamps = (folder: string): Record<string, string> => {
  const file = join(folder, STAMPS)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Hash of the matching files by name and content, and of `also`. */
export const hashOf = (patterns: string[], also: string[] = []): string => {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude: ['**/*.test.*'] }).sort())
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const text of also) hash.update(`${text}\0`)
  return hash.digest('hex')
}

/** The product of a step. */
type Product = {
  /** Name of the stamp. */
  name: string
  /** Folder of the stamp: that of the product, so that both are deleted together. */
  folder: string
  /** Hash of the sources. The product is up to date while it does not change. */
  stamp: string
  /** Whether the product exists. */
  isMade: () => boolean
}

export const isUpToDate = ({ name, folder, stamp, isMade }: Product): boolean =>
  readStamps(folder)[name] === stamp && isMade()

const markUpToDate = ({ name, folder, stamp }: Pick<Product, 'name' | 'folder' | 'stamp'>): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, STAMPS), JSON.stringify({ ...readStamps(folder), [name]: stamp }, null, 2))
}

const secondsSince = (begin: number): string => ((performance.now() - begin) / 1000).toFixed(1)

/** Runs something that takes a while; prints progress every five seconds, and the duration. */
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
  /** Printed: "Build". */
  title: string
  /** Runs it even if it is up to date. */
  again?: boolean
  run: () => Promise<void>
}

/** Runs a step unless its product is up to date. A failed step leaves no stamp. */
export const step = async ({ title, again, run, ...product }: Step): Promise<void> => {
  if (!again && isUpToDate(product)) return console.log(`✓ ${title} (unchanged)`)
  await timed(title, run)
  markUpToDate(product)
}
