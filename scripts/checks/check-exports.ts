import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Whatever is no part of the product: tests, what they share, the pages that show developers every message and field, and
 * what stands for modules of workerd, whose names are theirs.
 */
const NOT_PRODUCT =
  /\.(test|fixture)\.tsx?$|\.d\.ts$|^pages\/_\/(forms|messages)\/|^scripts\/build\/workerd-modules\.ts$/
const EXPORTED = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const WORD = /[\w$]+/g

/** Exports that only tests use, each with its reason. */
const ALLOWED: Record<string, string> = {
  'domain/offers/affiliate.ts: amazonLink': 'the table of R210, whose home of a shop no button leads to',
  'worker/db/account/join-statements.ts: NOT_JOINED':
    'the tables that joining leaves alone: a test holds the schema against them',
}

const wordCounts = (source: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [word] of source.replace(COMMENT, '').matchAll(WORD))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * The exported values that nothing of the product names but their declaration: `domain/a.ts: helper`. It goes by names,
 * so that one that is used elsewhere hides another of the same name. Hooks (`+Page.tsx`) are vike's to use.
 * @param folder the root of the project
 */
export function unusedExports(folder = '.'): string[] {
  const files = globSync(
    ['*.config.ts', '{domain,identity,pages,renderer,scripts,seed,worker}/**/*.{ts,tsx}'],
    { cwd: folder },
  )
    .filter((file) => !NOT_PRODUCT.test(file))
    .map((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      return { file, source, words: wordCounts(source) }
    })
  const uses = new Map<string, number>()
  for (const { words } of files)
    for (const [word, count] of words) uses.set(word, (uses.get(word) ?? 0) + count)
  return files
    .filter(({ file }) => !basename(file).startsWith('+'))
    .flatMap(({ file, source }) =>
      [...source.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => uses.get(name) === 1)
        .map((name) => `${file}: ${name}`),
    )
    .filter((found) => !(found in ALLOWED))
    .sort()
}
