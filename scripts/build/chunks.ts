type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null }

/** The module by which vike enters the browser's code of one page. */
const PAGE_ENTRY = /virtual:vike:page-entry:client:\/pages\/(.*)$/

/** Pages that share their layout and their parts, by folder below `pages/`. Whatever is not named is alone. */
const FAMILIES: readonly [name: string, pages: RegExp][] = [
  ['place', /^(spots|hotels|restaurants|activities)\/@slug$/],
  ['thing', /^(gifts|goods)\/@slug$/],
  ['list', /^(spots|hotels|gifts|goods|article-pages)\/index$/],
  ['search', /^search\//],
  ['login', /^login\//],
  // What readers seldom see: it takes what the others need, and nothing is kept ready for it.
  ['aside', /^(_error|500|logout|maintenance|reload)(\/|$)/],
  ['member', /^(member|office)(\/|$)/],
  // A developer's own. Forms bring their rules along, which no other page may do.
  ['forms', /^_\/forms$/],
  ['tools', /^_\//],
]

const SELDOM = ['aside', 'member', 'tools', 'forms']

/** Pages by which readers find their way, and pages that they read. */
const FINDING = new Set(['index', 'list', 'pr-slug', 'search'])
const READING = new Set([
  'about',
  'article-pages-slug',
  'campaigns',
  'features',
  'help',
  'place',
  'products',
  'thing',
])

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

/** The families whose pages bring a module in on demand: a message, a drawer, a form in a dialog. */
const lateFamiliesOf = (id: string, chunking: Chunking, seen = new Set<string>()): string[] => {
  // Pages too are brought in on demand, by the router.
  if (seen.has(id) || PAGE_ENTRY.test(id)) return []
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = chunking.getModuleInfo(id) ?? {}
  return [
    ...dynamicImporters.flatMap((importer) => [...familiesOf(importer, chunking)]),
    ...importers.flatMap((importer) => lateFamiliesOf(importer, chunking, seen)),
  ]
}

/** Null for what a page only brings in on demand, and for what is not ours. */
const groupOf = (id: string, chunking: Chunking): string | null => {
  if (id.includes('/node_modules/') || id.startsWith('\0')) return null
  const all = familiesOf(id, chunking)
  const families = [...all].filter((family) => !SELDOM.includes(family))
  const [first = SELDOM.find((family) => all.has(family))] = families
  const isSeldom = (family: string) => family === 'login' || SELDOM.includes(family)
  // A reader who gets a message must not get the sign-in or the forms of members with it.
  const isLateElsewhere = () => !lateFamiliesOf(id, chunking).every(isSeldom)
  if (all.has('login') && [...all].every(isSeldom) && isLateElsewhere()) return 'parts'
  // The layout that the sign-in shares with pages that must not bring its forms along.
  if (first === 'login' && families.length === 1 && all.has('aside')) return 'session'
  // Nor the pages of members with what counts visits.
  if (first === 'member' && isLateElsewhere()) return 'areas'
  if (families.length < 2) return first ?? null
  if (families.every((family) => FINDING.has(family))) return 'finding'
  if (families.every((family) => READING.has(family))) return 'reading'
  // The sign-in brings the account library, and has no header, menu or shelf: their code stays out of its way. Their
  // styles do not, for every page would have one stylesheet more.
  return all.has('login') || id.endsWith('.css') ? 'site' : 'shell'
}

const only = (groups: (name: string) => boolean) => (id: string, chunking: Chunking) => {
  const group = groupOf(id, chunking)
  return group && groups(group) ? group : null
}

const SHARED = ['finding', 'reading', 'session', 'parts', 'areas']
const isShared = (name: string) => SHARED.includes(name)
const isOfPages = (name: string) => !['site', 'shell', 'login', 'forms'].includes(name) && !isShared(name)

// Modules that a static import reaches; the others keep code and styles of their own.
const tags = ['$initial' as const]

/**
 * Which file the browser's code and styles go to: React's, the router's, one for the whole site, one for the frame of
 * its pages, one for the pages that are read and one for those by which they are found, one for each family. So a page
 * has three stylesheets instead of thirty, and does not carry those of the others.
 * The first group that a module fits takes it, and all that it imports (https://rolldown.rs/in-depth/manual-code-splitting).
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'router', test: /\/node_modules\/(vike|@brillout)\//, tags, priority: 4 },
  // On demand only: what asks `/v1`, and what checks answers and forms.
  { name: 'api', test: /\/node_modules\/(hono|ky)\//, priority: 4 },
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 4 },
  { name: only((name) => name === 'site'), debugName: 'site', tags, priority: 3 },
  { name: only((name) => name === 'shell'), debugName: 'shell', tags, priority: 2.5 },
  { name: only(isShared), debugName: 'shared', tags, priority: 2 },
  // Before the members' pages, which need parts of it but must not draw their own parts into it.
  { name: only((name) => name === 'login'), debugName: 'login', tags, priority: 1.5 },
  { name: only(isOfPages), debugName: 'families', tags, priority: 1 },
  { name: only((name) => name === 'forms'), debugName: 'forms', tags, priority: 0.5 },
]

/** What is there already when any code of a page runs: files of these names need not be preloaded with anything. */
const ALWAYS_THERE = new Set(['rolldown-runtime', 'react', 'router', 'site', 'entry-client-routing'])

/** Collects what `isAlwaysThere` then knows; the names of files are known at the end of a build only. */
const alwaysThere = new Set<string>()
const nameOf = (fileName: string) => /([^/]+?)\.[^/]*$/.exec(fileName)?.[1] ?? ''

export const noteAlwaysThere = (files: Iterable<{ fileName: string; name?: string }>): void => {
  for (const { fileName, name = nameOf(fileName) } of files)
    if (ALWAYS_THERE.has(name) || ALWAYS_THERE.has(nameOf(fileName))) alwaysThere.add(fileName)
}

export const isAlwaysThere = (fileName: string): boolean =>
  alwaysThere.has(fileName) || ALWAYS_THERE.has(nameOf(fileName))
