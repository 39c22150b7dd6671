import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Not part of the product: tests, fixtures, the developers' pages of messages, forms and parts, and the stubs of
 * workerd's modules.
 */
const NOT_PRODUCT =
  /\.(test|fixture)\.tsx?$|\.d\.ts$|^pages\/_\/(forms|messages|parts)\/|^scripts\/build\/workerd-modules\.ts$/
const EXPORTED = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const WORD = /[\w$]+/g

/** Exports that only tests use, each with its reason. */
const ALLOWED: Record<string, string> = {
  'domain/offers/affiliate.ts: amazonLink': 'R210 specifies the home of the shop, which no button links to',
  'worker/db/account/join-statements.ts: NOT_JOINED':
    'tables that joining accounts does not change: a test compares the schema with them',
}

const nameCounts = (source: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [name] of source.replace(COMMENT, '').matchAll(WORD))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * Exports that the product does not use: `domain/a.ts: helper`. Compares names only, so a used name hides an unused export
 * of the same name. Skips vike's hooks (`+Page.tsx`).
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
      return { file, source, names: nameCounts(source) }
    })
  const uses = new Map<string, number>()
  for (const { names } of files)
    for (const [name, count] of names) uses.set(name, (uses.get(name) ?? 0) + count)
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
