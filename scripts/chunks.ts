type ModuleInfo = { importers: readonly string[] }
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null }

/** The module by which vike enters the browser's code of one page. */
const PAGE_ENTRY = /virtual:vike:page-entry:client:\/pages\/(.*)$/

/** Pages that share their layout and their parts, by folder below `pages/`. Whatever is not named is alone. */
const FAMILIES: readonly [name: string, pages: RegExp][] = [
  ['place', /^(spots|hotels|restaurants|activities)\/@slug$/],
  ['thing', /^(gifts|goods)\/@slug$/],
  ['list', /^(spots|hotels|gifts|goods|article-pages)\/index$/],
  ['search', /^search\//],
  ['area', /^(~|\$)\//],
]

const familyOf = (page: string): string =>
  FAMILIES.find(([, pages]) => pages.test(page))?.[0] ?? page.replaceAll(/[^a-z0-9]+/g, '-')

/** The families of pages that need a module before they answer: through static imports only. */
const familiesOf = (id: string, chunking: Chunking, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const page = PAGE_ENTRY.exec(id)?.[1]
  if (page) return new Set([familyOf(page)])
  const importers = chunking.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...familiesOf(importer, chunking, seen)]))
}

/** Null for what only a page brings in on demand, and for what is not ours. */
const ownFamilies = (id: string, chunking: Chunking): string[] =>
  id.includes('/node_modules/') || id.startsWith('\0') ? [] : [...familiesOf(id, chunking)]

const inTwoFamilies = (id: string, chunking: Chunking) =>
  ownFamilies(id, chunking).length > 1 ? 'site' : null

const inOneFamily = (id: string, chunking: Chunking) => ownFamilies(id, chunking)[0] ?? null

/** The drawer of favourites is drawn by many small parts: their styles come in one file. */
const SHELF_STYLES = /\/renderer\/shelf\/.*\.module\.css$/

// Modules that a static import reaches; the others keep code and styles of their own.
const tags = ['$initial' as const]

/**
 * Which file the browser's code and styles go to: React's, one for the whole site, one for each family of pages. So a
 * page has two stylesheets instead of thirty, and does not carry those of the others.
 * The first group that a module fits takes it, and all that it imports (https://rolldown.rs/in-depth/manual-code-splitting).
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: inTwoFamilies, debugName: 'site', tags, priority: 2 },
  { name: inOneFamily, debugName: 'families', tags, priority: 1 },
  { name: 'shelf', test: SHELF_STYLES, priority: 0 },
]
