import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { PAGED_KINDS, PLACE_KINDS, PRODUCT_KINDS } from '#domain/content/kind-lists.ts'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null }

/** vike's entry module of a page in the browser. */
const PAGE_ENTRY = /virtual:vike:page-entry:client:\/pages\/(.*)$/

const pagesOf = (kinds: readonly ContentKind[], page: string): RegExp =>
  new RegExp(`^(${kinds.map((kind) => CONTENT_KINDS[kind].plural).join('|')})/${page}$`)

/** Pages that share layout and components, by folder below `pages/`. Every other page is its own family. */
const FAMILIES: readonly [name: string, pages: RegExp][] = [
  ['place', pagesOf(PLACE_KINDS, '@slug')],
  ['product', pagesOf(PRODUCT_KINDS, '@slug')],
  ['list', pagesOf(PAGED_KINDS, 'index')],
  ['search', /^search\//],
  ['login', /^login\//],
  // Rarely visited pages: they use the chunks of others and get no shared chunk.
  ['aside', /^(_error|500|logout|maintenance|reload)(\/|$)/],
  ['member', /^(member|office)(\/|$)/],
  // Pages for developers. Only forms may load validation rules eagerly.
  ['forms', /^_\/forms$/],
  ['tools', /^_\//],
]

const SELDOM = ['aside', 'member', 'tools', 'forms']

/** Lists and search, and content pages. */
const FINDING = new Set(['index', 'list', 'pr-slug', 'search'])
const READING = new Set([
  'about',
  'article-pages-slug',
  'campaigns',
  'features',
  'help',
  'place',
  'products',
  'product',
])

const familyOf = (page: string): string =>
  FAMILIES.find(([, pages]) => pages.test(page))?.[0] ?? page.replaceAll(/[^a-z0-9]+/g, '-')

/** The families of pages that reach a module through static imports only. */
const familiesOf = (id: string, chunking: Chunking, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const page = PAGE_ENTRY.exec(id)?.[1]
  if (page) return new Set([familyOf(page)])
  const importers = chunking.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...familiesOf(importer, chunking, seen)]))
}

/** The families whose pages import a module on demand: a message, a drawer, a form in a dialog. */
const lateFamiliesOf = (id: string, chunking: Chunking, seen = new Set<string>()): string[] => {
  // The router imports pages on demand too.
  if (seen.has(id) || PAGE_ENTRY.test(id)) return []
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = chunking.getModuleInfo(id) ?? {}
  return [
    ...dynamicImporters.flatMap((importer) => [...familiesOf(importer, chunking)]),
    ...importers.flatMap((importer) => lateFamiliesOf(importer, chunking, seen)),
  ]
}

/** `null` for modules that are only imported on demand, and for packages. */
const groupOf = (id: string, chunking: Chunking): string | null => {
  if (id.includes('/node_modules/') || id.startsWith('\0')) return null
  const all = familiesOf(id, chunking)
  const families = [...all].filter((family) => !SELDOM.includes(family))
  const [first = SELDOM.find((family) => all.has(family))] = families
  const isSeldom = (family: string) => family === 'login' || SELDOM.includes(family)
  // A message on a content page must not load the sign-in or members' forms.
  const isLateElsewhere = () => !lateFamiliesOf(id, chunking).every(isSeldom)
  if (all.has('login') && [...all].every(isSeldom) && isLateElsewhere()) return 'parts'
  // The layout shared by the sign-in and pages that must not load its forms.
  if (first === 'login' && families.length === 1 && all.has('aside')) return 'session'
  // Analytics must not load members' pages.
  if (first === 'member' && isLateElsewhere()) return 'areas'
  if (families.length < 2) return first ?? null
  if (families.every((family) => FINDING.has(family))) return 'finding'
  if (families.every((family) => READING.has(family))) return 'reading'
  // The sign-in loads the account library but no header, menu or saved items, whose code has a chunk of its own. Their
  // styles have not, because every page would need one more stylesheet.
  return all.has('login') || id.endsWith('.css') ? 'site' : 'shell'
}

const only = (groups: (name: string) => boolean) => (id: string, chunking: Chunking) => {
  const group = groupOf(id, chunking)
  return group && groups(group) ? group : null
}

const isShared = (name: string) => ['finding', 'reading'].includes(name)
const isSharedByForms = (name: string) => ['session', 'parts', 'areas'].includes(name)
const isForReaders = (name: string) =>
  !['site', 'shell', 'login', ...SELDOM].includes(name) && !isShared(name) && !isSharedByForms(name)

// Only statically imported modules; others keep their own chunks and stylesheets.
const tags = ['$initial' as const]

/**
 * Chunks of the browser's code and styles: React, the router, the whole site, its shell, content pages, lists and search,
 * and one for each family. A page then has three stylesheets instead of thirty, and none of other families.
 * The first matching group takes a module with its imports (https://rolldown.rs/in-depth/manual-code-splitting).
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'router', test: /\/node_modules\/(vike|@brillout)\//, tags, priority: 4 },
  // On demand only.
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 4 },
  // Not in the members' chunk, parts of which other pages import.
  { name: 'utilities', test: /\/renderer\/styles\/utilities\.css$/, priority: 4 },
  { name: only((name) => name === 'site'), debugName: 'site', tags, priority: 3 },
  { name: only((name) => name === 'shell'), debugName: 'shell', tags, priority: 2.5 },
  { name: only(isShared), debugName: 'shared', tags, priority: 2 },
  // Before the forms' chunks, which would take what they share with the search: it must not load forms.
  { name: only(isForReaders), debugName: 'families', tags, priority: 1.9 },
  { name: only(isSharedByForms), debugName: 'shared by forms', tags, priority: 1.8 },
  // Before the members' pages, which import parts of it but must not be merged into it.
  { name: only((name) => name === 'login'), debugName: 'login', tags, priority: 1.5 },
  { name: only((name) => SELDOM.includes(name) && name !== 'forms'), debugName: 'seldom', tags, priority: 1 },
  { name: only((name) => name === 'forms'), debugName: 'forms', tags, priority: 0.5 },
]

/** Chunks that are loaded before the code of any page: they need no preload. */
const ALWAYS_THERE = new Set(['rolldown-runtime', 'react', 'router', 'site', 'entry-client-routing'])

/** The files for `isAlwaysThere`. Their names are only known at the end of a build. */
const alwaysThere = new Set<string>()
const nameOf = (fileName: string) => /([^/]+?)\.[^/]*$/.exec(fileName)?.[1] ?? ''

export const noteAlwaysThere = (files: Iterable<{ fileName: string; name?: string }>): void => {
  for (const { fileName, name = nameOf(fileName) } of files)
    if (ALWAYS_THERE.has(name) || ALWAYS_THERE.has(nameOf(fileName))) alwaysThere.add(fileName)
}

export const isAlwaysThere = (fileName: string): boolean =>
  alwaysThere.has(fileName) || ALWAYS_THERE.has(nameOf(fileName))
