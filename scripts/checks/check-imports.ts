import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What a folder may import besides itself and packages. `type:` allows `import type` only. */
type Rule = { from: RegExp; allowed: RegExp[]; allowedTypes?: RegExp[] }

const DOMAIN = /^domain\//
const DATABASE = /^worker\/db\//

/** The first rule whose `from` matches is the file's; dependencies point down only. */
const RULES: Rule[] = [
  { from: /\.test\.tsx?$|\.fixture\.ts$|^tests\//, allowed: [/./] },
  { from: /^(scripts|[^/]+\.config\.ts$)/, allowed: [/./] },
  { from: /^domain\//, allowed: [] },
  { from: /^worker\/db\//, allowed: [DOMAIN] },
  // The Worker hashes the inline scripts of the renderer.
  {
    from: /^worker\/middleware\/inline-hashes\.ts$/,
    allowed: [DOMAIN, /^renderer\/(first-lines|speculation-rules|navigation\/shell-script)\.ts$/],
  },
  { from: /^worker\//, allowed: [DOMAIN] },
  {
    from: /^renderer\//,
    allowed: [DOMAIN],
    allowedTypes: [/^worker\/app\.ts$/, /^worker\/v1\//, /^worker\/db\/content\/content\.server\.ts$/],
  },
  {
    from: /^pages\//,
    allowed: [/^renderer\//, DOMAIN],
    allowedTypes: [/^worker\/app\.ts$/, /^worker\/v1\//],
  },
  { from: /^identity\//, allowed: [DOMAIN] },
  { from: /^seed\//, allowed: [DOMAIN] },
]

/** Only these may call the renderer. */
const RENDERS = /^worker\/(documents\/render\.ts|publish\/)/
/** vike loads these without the package's import map. */
const RELATIVE_ONLY = /\/\+(config|route)\.ts$/
const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

const topLevel = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** The project's file an import names, or `null` for a package. */
const target = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null
}

const problem = (file: string, specifier: string, isType: boolean): string | null => {
  if (specifier === 'vike/server' && file.startsWith('worker/') && !RENDERS.test(file))
    return 'only worker/documents/render.ts and worker/publish/ may render'
  const path = target(file, specifier)
  if (path === null) return null
  const inside = topLevel(path) === topLevel(file)
  if (inside && specifier.startsWith('#')) return 'inside a top-level folder imports are relative'
  if (!inside && specifier.startsWith('.') && !RELATIVE_ONLY.test(file))
    return 'another top-level folder is imported by its #name'
  const rule = RULES.find(({ from }) => from.test(file))
  if (!rule) return null
  if (/^worker\/db\//.test(file) && inside && !DATABASE.test(path))
    return 'worker/db/ may not import from the folders above it'
  if (inside || rule.allowed.some((pattern) => pattern.test(path))) return null
  if (isType && rule.allowedTypes?.some((pattern) => pattern.test(path))) return null
  return `${topLevel(file)}/ may not import ${path}`
}

/** The imports of a source text that the rules forbid: `worker/db/x.ts: #pages/y.ts: …`. */
export const wrongImports = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, type, from, dynamic]) => {
    const specifier = from ?? dynamic ?? ''
    const found = problem(file, specifier, Boolean(type))
    return found ? [`${file}: ${specifier}: ${found}`] : []
  })

/** The same for the whole project. */
export const checkImports = (): string[] =>
  globSync('{domain,worker,renderer,pages,identity,seed,scripts,tests}/**/*.{ts,tsx}').flatMap((file) =>
    wrongImports(file, readFileSync(file, 'utf8')),
  )
