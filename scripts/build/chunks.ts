import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { PAGED_KINDS, PLACE_KINDS, PRODUCT_KINDS } from '#domain/content/kind-lists.ts'

type ModuleLinks = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Chunking = { getModuleInfo: (id: string) => ModuleLinks | null }

/** vike's module of a page in the browser. */
export const PAGE_ENTRY = /virtual:vike:page-entry:client:\/pages\/(.*)$/

const pagesOf = (kinds: readonly ContentKind[], page: string): RegExp =>
  new RegExp(`^(${kinds.map((kind) => CONTENT_KINDS[kind].plural).join('|')})/${page}$`)

/** Pages that share their components, by folder below `pages/`. Every other page is its own family. */
const FAMILIES: readonly [name: string, pages: RegExp][] = [
  ['place', pagesOf(PLACE_KINDS, '@slug')],
  ['product', pagesOf(PRODUCT_KINDS, '@slug')],
  ['list', pagesOf(PAGED_KINDS, 'index')],
  ['theme', /^themes\//],
  ['feature', /^features\//],
  ['series', /^series\//],
  ['campaign', /^campaigns\//],
  ['search', /^search\//],
  ['login', /^(login|logout)\//],
  ['area', /^(member|office)\//],
  ['tools', /^_\//],
  ['report', /^(reports|newsletter)\//],
  ['aside', /^(_error|410|500|maintenance|reload)$/],
]

const familyOf = (page: string): string =>
  FAMILIES.find(([, pages]) => pages.test(page))?.[0] ?? page.replaceAll(/[^a-z0-9]+/g, '-')

/** What navigation needs, loaded with every page once it is hydrated, is a family too. */
const SETUP = /\/renderer\/navigation\/setup\.ts$/

/** The families of pages that import a module: statically, or also on demand. */
function familiesOf(
  id: string,
  chunking: Chunking,
  isOnDemand: boolean,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const page = PAGE_ENTRY.exec(id)?.[1]
  if (page) return new Set([familyOf(page)])
  if (SETUP.test(id)) return new Set(['setup'])
  const { importers = [], dynamicImporters = [] } = chunking.getModuleInfo(id) ?? {}
  const all = isOnDemand ? [...importers, ...dynamicImporters] : importers
  return new Set(all.flatMap((importer) => [...familiesOf(importer, chunking, isOnDemand, seen)]))
}

/**
 * Families that no reader is in, or few (the forms of reports and of the newsletter, with the components of other forms), in the order in which
 * a module that several use is given to them.
 */
export const APART = ['setup', 'login', 'area', 'tools', 'report', 'aside']

/** Families of pages that lead to others. */
const LEADING = new Set([
  'list',
  'search',
  'index',
  'pr-slug',
  'regions-slug',
  'authors-slug',
  'months-month',
  'map',
])

/** A page of a theme is an article and a list: it loads the chunks of both, instead of making others load them. */
const BOTH = 'theme'

/**
 * The chunk of a module: that of the family of its pages; if several families of readers use it, `find` if all of them
 * lead to others, `read` if none does, otherwise `site`. What readers of other families use on demand is in `site` too,
 * and without readers where rolldown puts it: they would load the chunk of a family that they are not of.
 */
export const chunkOf = (id: string, chunking: Chunking): string | null => {
  if (id.includes('/node_modules/') || id.startsWith('\0')) return null
  const families = familiesOf(id, chunking, false)
  const readers = [...families].filter((family) => !APART.includes(family))
  const others = [...familiesOf(id, chunking, true)].filter((family) => !families.has(family))
  if (readers.length === 0) {
    const apart = APART.find((family) => families.has(family)) ?? null
    // The setup is always loaded; error pages are shown in place of others.
    return others.length > 0 && apart !== 'setup' && apart !== 'aside' ? null : apart
  }
  // A page below another one, as those of municipalities below those of prefectures, loads what both use from there.
  const [first = ''] = readers.toSorted()
  if (others.length === 0 && readers.every((family) => family.startsWith(first))) return first
  if (families.has('setup') || others.some((family) => !APART.includes(family))) return 'site'
  const judged = readers.filter((family) => family !== BOTH)
  const leading = judged.filter((family) => LEADING.has(family)).length
  return leading === 0 ? 'read' : leading === judged.length ? 'find' : 'site'
}

/** Each module is judged by itself: what it imports may belong to another chunk. */
const OWN = { includeDependenciesRecursively: false }

export const CHUNK_GROUPS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 1 },
  { name: 'utilities', test: /\/renderer\/styles\/utilities\.css$/, priority: 1 },
  // Used by applications at once, and by readers on demand: one style sheet instead of one for each field.
  { name: 'form', test: /\/renderer\/form\/.*\.css$/, priority: 1 },
  { name: chunkOf, debugName: 'pages', ...OWN },
]

/** Chunks that are loaded before the code of any page: they need no preload. */
const ALWAYS_THERE = new Set(['rolldown-runtime', 'react', 'site', 'entry-server-routing'])

/** The files for `isAlwaysThere`. Their names are only known at the end of a build. */
const alwaysThere = new Set<string>()
const nameOf = (fileName: string) => /([^/]+?)\.[^/]*$/.exec(fileName)?.[1] ?? ''

export const noteAlwaysThere = (files: Iterable<{ fileName: string; name?: string }>): void => {
  for (const { fileName, name = nameOf(fileName) } of files)
    if (ALWAYS_THERE.has(name) || ALWAYS_THERE.has(nameOf(fileName))) alwaysThere.add(fileName)
}

export const isAlwaysThere = (fileName: string): boolean =>
  alwaysThere.has(fileName) || ALWAYS_THERE.has(nameOf(fileName))
